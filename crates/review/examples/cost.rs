//! Reviews a record on one thread, so that what it costs can be counted.
//!
//! Run with: `cargo run --release -p aude-review --example cost -- FILE [SIMULATIONS] [EVERY]`.
//! Without simulations only luck is judged; EVERY leaves out all pieces of work but each of that
//! number. The last word is a checksum of all verdicts to the last bit: what is only made faster keeps it. `valgrind --tool=callgrind target/release/examples/cost FILE 0 8` counts instructions.

use aude_ai::Judge;
use aude_record::{Record, SetLibrary};
use aude_review::plan::Item;
use aude_review::{Plan, Worker};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize| words.get(index).and_then(|word| word.parse::<usize>().ok());
    let read = words.first().map(std::fs::read_to_string);
    let Some(Ok(text)) = read else {
        eprintln!("expected the file of a record");
        return;
    };
    let Ok(record) = Record::parse(&text, &SetLibrary::builtin()) else {
        eprintln!("this is not a record");
        return;
    };
    let (simulations, every) = (number(1).unwrap_or(0), number(2).unwrap_or(1).max(1));
    let plan = Plan::new(&record, u32::try_from(simulations).unwrap_or(Judge::STANDARD));
    let mut worker = Worker::new(&plan);
    let (mut draws, mut parts, mut sum) = (0, 0, 0xcbf2_9ce4_8422_2325_u64);
    for item in plan.items().iter().step_by(every) {
        // Numbers are written with as many digits as tell them from all others.
        for byte in format!("{:?}", worker.judge(&plan, item)).bytes() {
            sum = (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
        match item {
            Item::Draw(_) => draws += 1,
            Item::Part(_) => parts += 1,
        }
    }
    let seconds = processor_time().map_or(String::new(), |seconds| format!(", {seconds:.2} s"));
    println!("{draws} draws, {parts} turn parts{seconds}, {sum:016x}");
}

/// Seconds of the processor so far; none where the system does not tell.
fn processor_time() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(text.split_whitespace().next()?.parse::<f64>().ok()? / 1e9)
}
