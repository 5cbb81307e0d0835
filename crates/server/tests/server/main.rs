//! The server from outside: its router and socket loop called as functions, real sockets, a real
//! process that is killed.

#[cfg(unix)]
mod admin;
mod again;
mod aids;
mod analysis;
mod attack;
mod bindings;
mod bounds;
#[cfg(unix)]
mod claims;
mod client;
mod clocks;
#[cfg(unix)]
mod cluster;
mod common;
mod damage;
#[cfg(unix)]
mod doubt;
#[cfg(unix)]
mod dump;
#[cfg(unix)]
mod durable;
mod elsewhere;
#[cfg(unix)]
mod encrypted;
#[cfg(unix)]
mod errands;
mod failing;
mod faulty;
mod files;
#[cfg(unix)]
mod handover;
#[cfg(unix)]
mod histories;
mod http;
mod jobs;
mod kill;
mod lessons;
mod lifecycle;
mod limits;
#[cfg(unix)]
mod link;
mod meters;
mod numbers;
mod openapi;
mod outlook;
mod pictures;
mod play;
mod puzzles;
mod qr;
mod reconnect;
mod rematch;
mod repeat;
mod review;
mod rules;
mod seats;
#[cfg(unix)]
mod silence;
mod steady;
#[cfg(unix)]
mod stores;
mod tables;
mod talk;
#[cfg(unix)]
mod unusable;
mod upgrade;
mod versions;
mod worth;
