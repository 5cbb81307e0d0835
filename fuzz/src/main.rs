//! `many TARGET INPUTS SEED` tries that number of inputs made from the corpus, without tracking which
//! code they reach. An input that fails is written to `artifacts/TARGET`, where libFuzzer leaves its own.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::Instant;
use std::{env, fs, io};

use aude_fuzz::mutate::Mutator;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The inputs of a folder, in the order of their names.
fn corpus(folder: &Path) -> io::Result<Vec<Vec<u8>>> {
    let mut paths: Vec<_> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    paths.sort();
    paths.iter().map(fs::read).collect()
}

fn main() -> Result<(), String> {
    let words: Vec<String> = env::args().skip(1).collect();
    let [name, inputs, seed] = words.as_slice() else {
        return Err("expected TARGET INPUTS SEED".into());
    };
    let target =
        aude_fuzz::target(name).ok_or("expected record, import, protocol, frame or session")?;
    let inputs: u64 = inputs.parse().map_err(|_| "expected a number of inputs")?;
    let seed: u64 = seed.parse().map_err(|_| "expected a number as the seed")?;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let corpus = corpus(&folder.join("corpus").join(name)).map_err(|error| error.to_string())?;
    let dice = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut mutator = Mutator::new(corpus, aude_fuzz::longest(name), dice);
    let (begun, mut accepted, mut bytes) = (Instant::now(), 0_u64, 0_u64);
    for tried in 1..=inputs {
        let whole = mutator.next_input();
        let share = if aude_fuzz::is_mostly_short(name) { mutator.share() } else { whole.len() };
        let input = &whole[..share.min(whole.len())];
        bytes += input.len() as u64;
        let Ok(is_accepted) = catch_unwind(AssertUnwindSafe(|| target(input))) else {
            let failures = folder.join("artifacts").join(name);
            let path = failures.join(format!("seed-{seed}-input-{tried}"));
            fs::create_dir_all(&failures)
                .and_then(|()| fs::write(&path, input))
                .map_err(|error| error.to_string())?;
            return Err(format!(
                "{name}, seed {seed}: input {tried} failed; it is in {}",
                path.display()
            ));
        };
        if is_accepted {
            accepted += 1;
            mutator.accept(whole);
        }
        if tried % (inputs / 10).max(1) == 0 {
            let (seconds, mean) = (begun.elapsed().as_secs(), bytes / tried);
            println!(
                "{name}, seed {seed}: {tried} inputs of {mean} bytes, {accepted} accepted, {seconds} s"
            );
        }
    }
    Ok(())
}
