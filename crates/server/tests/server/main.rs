//! The server from outside: its router and socket loop called as functions, real sockets, a real
//! process that is killed.

mod again;
mod aids;
mod attack;
mod bindings;
mod clocks;
mod common;
mod damage;
mod http;
mod kill;
mod lifecycle;
mod limits;
mod openapi;
mod pictures;
mod play;
mod qr;
mod rules;
mod seats;
mod talk;
mod upgrade;
mod versions;
mod worth;
