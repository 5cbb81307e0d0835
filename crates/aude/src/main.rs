//! x
use aude_engine::{Actor, Rules, Action, classic::{Classic, Setup}, game::Silent};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus as R;
fn below(r: &mut R, n: u32) -> u32 { ((r.next_u32() as u64 * n as u64) >> 32) as u32 }
fn main(){
    let n: u32 = std::env::args().nth(1).unwrap().parse().unwrap();
    let names = std::env::args().nth(2).unwrap_or("base".into());
    let players = std::env::args().nth(3).map_or(2, |p| p.parse().unwrap());
    let sets = names.split(',').map(|n| aude_record::sets::builtin(n).unwrap()).collect();
    let game = Classic::new(Setup { sets, players, ..Setup::default() }).unwrap(); println!("size {}", std::mem::size_of::<Classic>());
    let mut deck=Vec::new();
    for (k,c) in game.bag().iter() { for _ in 0..c { deck.push(k) } }
    let mut r = R::seed_from_u64(1);
    let t = std::time::Instant::now(); let mut g = game.snapshot();
    let mut list = Vec::new();
    let (mut sum, mut plies)=(0i64,0u64);
    for _ in 0..n {
        for i in (1..deck.len()).rev() { let j = below(&mut r, i as u32+1); deck.swap(i,j as usize); }
        g.copy_from(&game);
        let mut next=0;
        loop {
            match g.actor() {
                Actor::Nobody => break,
                Actor::Chance => { let d = deck.get(next).copied().filter(|&k| g.bag().count(k)>0).unwrap_or_else(|| { let mut i = below(&mut r, g.bag().left() as u32) as i32; g.bag().iter().find(|x| {i -= x.1 as i32; i<0}).unwrap().0 }); g.apply_unchecked(Action::Draw(d), &mut Silent); next+=1; }
                Actor::Player(_) => { g.legal(&mut list); let a = list[below(&mut r, list.len() as u32) as usize]; if matches!(a, Action::Place{..}) {plies+=1}; g.apply_unchecked(a, &mut Silent); }
            }
        }
        sum += g.scores().iter().map(|&x| x as i64).sum::<i64>();
    }
    let s=t.elapsed().as_secs_f64();
    println!("{} games {} plies {:.0}/s mean {:.3}", n, plies, n as f64/s, sum as f64/(2*n) as f64);
}
