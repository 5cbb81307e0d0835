//! The list of pictures: which scenario, after which step, and what is highlighted.
//!
//! A picture is a position of a scenario that the tests run too, so it can never contradict the
//! rules.

use aude_engine::tiles::FeatureKind::Field;

use crate::picture::Picture;

/// A test scenario, by file name; it is embedded in the program.
macro_rules! scenario {
    ($file:literal) => {
        ($file, include_str!(concat!("../../testkit/scenarios/", $file, ".txt")))
    };
}

/// Every picture of the pages.
pub(crate) const PICTURES: &[Picture] = &[
    // The base game.
    Picture::new("placing", scenario!("classic/C-03-edges-must-continue"), "0.1").hand(),
    Picture::new("gap", scenario!("classic/C-03-all-four-edges-of-a-gap"), "6"),
    Picture::new("roles", scenario!("classic/C-05-four-roles"), "5"),
    Picture::new("occupied-city", scenario!("classic/E08-only-a-farmer"), "1.2")
        .lit(&["city.NEW@1,-1"]),
    Picture::new("small-field", scenario!("classic/E09-knight-thief-or-small-field"), "1.2")
        .owned(&[Field]),
    Picture::new("same-turn", scenario!("classic/C-06-taken-when-complete"), "4.2")
        .lit(&["city.S@0,-1"]),
    Picture::new("road", scenario!("classic/E01-road-of-four"), "2.2").lit(&["road.W@1,0"]),
    Picture::new("ring", scenario!("classic/C-07-ring-of-road"), "3.2").lit(&["road.ES@0,1"]),
    Picture::new("city", scenario!("classic/E03-city-with-shield"), "1.2").lit(&["city.ES@0,-1"]),
    Picture::new("city-gap", scenario!("classic/C-08-gap-in-the-wall"), "4.2")
        .lit(&["city.ESW@0,-1"]),
    Picture::new("counts-once", scenario!("classic/E04-two-segments-in-one-city"), "3.2")
        .lit(&["city.E@0,1"]),
    Picture::new("cloister", scenario!("classic/E06-cloister"), "7.2"),
    Picture::new("majority", scenario!("classic/C-11-one-knight-more"), "7.1").hand(),
    Picture::new("tie", scenario!("classic/E05-joined-city-five-tiles"), "5.2")
        .lit(&["city.ESW@0,-1"]),
    Picture::new("several", scenario!("classic/C-14-road-city-and-cloister-at-once"), "10.2"),
    Picture::new("fields-parted", scenario!("classic/C-13-what-parts-fields"), "5").owned(&[Field]),
    Picture::new("fields-apart", scenario!("classic/E10-three-farmers-joined"), "3")
        .owned(&[Field]),
    Picture::new("fields-joined", scenario!("classic/E10-three-farmers-joined"), "4")
        .owned(&[Field]),
    Picture::new("road-end", scenario!("classic/C-13-around-the-end-of-a-road"), "2")
        .owned(&[Field]),
    Picture::new("unfinished", scenario!("classic/C-16-unfinished"), "3"),
    Picture::new("three-cities", scenario!("classic/E12-field-with-three-cities"), "5")
        .owned(&[Field]),
    Picture::new("most-farmers", scenario!("classic/E13-most-farmers"), "7").owned(&[Field]),
    Picture::new("three-fields", scenario!("classic/E15-three-fields"), "15").owned(&[Field]),
    Picture::new("joined-cities", scenario!("classic/C-17-joined-cities-count-once"), "5")
        .owned(&[Field]),
    // Inns & Cathedrals.
    Picture::new("big", scenario!("inns/E16-big-thief"), "4.2").lit(&["road.EW@1,1"]),
    Picture::new("inn", scenario!("inns/E17-one-inn"), "1.2").lit(&["road.E@-1,0"]),
    Picture::new("inn-branch", scenario!("inns/I-02-inn-of-one-branch"), "1.2")
        .lit(&["road.W@1,0"]),
    Picture::new("cathedral", scenario!("inns/E19-cathedral"), "5.2").lit(&["city.NESW@0,-1"]),
    Picture::new("four-cities", scenario!("inns/I-05-four-cities"), "3").owned(&[Field]),
    Picture::new("city-crossing", scenario!("inns/I-05-crossing-between-cities"), "2")
        .lit(&["road.W@1,0"]),
    // Traders & Builders.
    Picture::new("builder", scenario!("traders/E21-builder"), "4").lit(&["road.EW@1,0"]),
    Picture::new("double-turn", scenario!("traders/E21-builder"), "5.2").lit(&["road.EW@1,0"]),
    Picture::new("goods", scenario!("traders/E23-goods"), "4.2").lit(&["city.NS@0,-1"]),
    Picture::new("pig", scenario!("traders/E25-pig"), "8").owned(&[Field]),
    Picture::new("bridge", scenario!("traders/B-08-bridge"), "4.2").lit(&["road.EW@1,0"]),
    Picture::new("three-roads", scenario!("traders/B-08-cloister-parts-three-roads"), "2"),
    // Princess & Dragon.
    Picture::new("fairy", scenario!("dragon/D-01-fairy-point"), "4").crop(0, 0, 3, 0),
    Picture::new("volcano", scenario!("dragon/D-03-volcano"), "3"),
    Picture::new("flight", scenario!("dragon/E26-flight"), "9").marked(&[
        (1, -1),
        (0, -1),
        (0, 0),
        (-1, 0),
        (-1, -1),
        (-1, -2),
    ]),
    Picture::new("flight-over", scenario!("dragon/E26-flight"), "15"),
    Picture::new("fairy-bars", scenario!("dragon/D-05-fairy-bars-the-way"), "5"),
    Picture::new("princess", scenario!("dragon/D-08-princess-chooses"), "8")
        .crop(-1, -2, 1, 0)
        .lit(&["city.NES@0,-1"]),
    Picture::new("portal", scenario!("dragon/D-09-portal"), "5"),
    Picture::new("tunnel", scenario!("dragon/D-10-tunnel"), "9.2").lit(&["road.EW@0,-1"]),
    Picture::new("city-cloister", scenario!("dragon/D-08-monk-in-the-city"), "7"),
    // The Tower.
    Picture::new("reach-one", scenario!("tower/E27-first-piece"), "5").marked(&[
        (0, 1),
        (0, 0),
        (0, 2),
        (-1, 1),
        (1, 1),
    ]),
    Picture::new("reach-two", scenario!("tower/E28-second-piece"), "13").marked(&[
        (0, 1),
        (0, 0),
        (0, -1),
        (0, 2),
        (0, 3),
        (-1, 1),
        (-2, 1),
        (1, 1),
        (2, 1),
    ]),
    Picture::new("tall-tower", scenario!("tower/T-01-no-piece-left"), "20").crop(-1, 0, 2, 2),
    Picture::new("rooftop", scenario!("tower/T-05-rooftop"), "3"),
    Picture::new("city-bridge", scenario!("tower/T-10-bridge-over-the-city"), "3.2")
        .lit(&["road.EW@1,0"]),
    // Mayflower.
    Picture::new("coast", scenario!("mayflower/M-01-setup"), "0"),
    Picture::new("settlers", scenario!("mayflower/M-04-one-of-each"), "5").crop(-1, 1, 0, 4),
    Picture::new("trail", scenario!("mayflower/E29-trail-with-two-posts"), "2.2")
        .lit(&["road.EW@-1,4"])
        .crop(-3, 3, 0, 5),
    Picture::new("town", scenario!("mayflower/E31-town-with-a-flag"), "2.2")
        .lit(&["city.W@-1,3"])
        .crop(-3, 2, 0, 4),
    Picture::new("farm", scenario!("mayflower/M-06-farm-beside-the-coast"), "5.2")
        .crop(-2, 2, 0, 4),
    Picture::new("surveyor-bonus", scenario!("mayflower/E35-surveyors-move-on"), "8.2")
        .lit(&["road.W@-1,4"])
        .crop(-3, 0, 0, 6),
    Picture::new("surveyor-moved", scenario!("mayflower/E35-surveyors-move-on"), "11")
        .crop(-3, 0, 0, 6),
    Picture::new("order", scenario!("mayflower/E37-farm-then-small-town"), "11.3")
        .crop(-3, 1, 0, 5),
    Picture::new("order-over", scenario!("mayflower/E37-farm-then-small-town"), "14")
        .crop(-3, 1, 0, 5),
    Picture::new("plains", scenario!("mayflower/E39-two-plains"), "4")
        .owned(&[Field])
        .crop(-4, 3, 0, 5),
    Picture::new("trappers", scenario!("mayflower/E40-most-trappers"), "9")
        .owned(&[Field])
        .crop(-4, 3, 0, 6),
];
