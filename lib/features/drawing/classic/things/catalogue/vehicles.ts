import { readNouns, type CatalogueEntry } from "./read-nouns";

const ROAD = { size: 400, station: "behind", grasp: null, home: "ground", mirrored: true } as const;
const WATER = { size: 400, station: "behind", grasp: null, home: "water", mirrored: true } as const;
const SKY = { size: 220, station: "air", grasp: null, home: "air", mirrored: false } as const;

/** What drives, sails and flies, smaller than it is, so that a child stands beside it and all of it is seen. */
export const VEHICLES: readonly CatalogueEntry[] = [
  ...readNouns(
    ROAD,
    `fire-engine:470 fire-truck=fire-engine:470 ambulance:440 police-car:420 car=automobile:380 automobile:380
      family-car=sport-utility-vehicle:400 jeep=sport-utility-vehicle:400 sport-utility-vehicle:400 taxi:400
      cab=taxi:400 race-car=racing-car:400 racing-car:400 pickup-truck:410 pickup=pickup-truck:410
      truck=articulated-lorry:480 lorry=articulated-lorry:480 articulated-lorry:480 van=minibus:430 minibus:430
      camper-van=minibus:440 delivery-truck:440 delivery-van=delivery-truck:440
      ice-cream-truck=delivery-truck:430 mail-truck=delivery-truck:430 moving-truck=articulated-lorry:480
      bus:470 school-bus=bus:470 oncoming-bus:380 trolleybus:460 tractor:480 rickshaw=auto-rickshaw:360
      auto-rickshaw:360 steam-train=locomotive:440 locomotive:440 steam-engine=locomotive:440 railway-car:460
      carriage=railway-car:460 tram=tram-car:460 streetcar=tram-car:460 tram-car:460 train=locomotive:440
      bullet-train:460 high-speed-train:460 monorail:450 subway=tram:380 metro=tram:380 light-rail:440
      cable-car=mountain-cableway:340 aerial-tramway:340 gondola=aerial-tramway:340
      crane=building-construction:420 building-construction:420`,
  ),
  ...readNouns(
    { ...ROAD, size: 250 },
    `scooter=kick-scooter:230 kick-scooter:230 motorbike=motorcycle:330 motorcycle:330 motor-scooter:280
      moped=motor-scooter:280 bike=bicycle:270 sled:230@30 sledge=sled:230@30 toboggan=sled:230@30
      wheelchair=manual-wheelchair:230@46 manual-wheelchair:230@46 power-wheelchair=motorized-wheelchair:230@46
      motorized-wheelchair:230@46 shopping-cart:220 trolley=shopping-cart:220`,
  ),
  ...readNouns(
    { ...ROAD, size: 130, station: "floor" },
    `skateboard:120 roller-skate:90 roller-skates=roller-skate:90 ice-skate:90 ice-skates=ice-skate:90 skis:120
      ski=skis:120 skates=ice-skate:90 wheel:110`,
  ),
  ...readNouns(
    WATER,
    `ship:460 ocean-liner=passenger-ship:480 passenger-ship:480 cruise-ship=passenger-ship:480 ferry:440 sailboat:380
      sailing-boat=sailboat:380 yacht=sailboat:400 speedboat:340 motor-boat:360 motorboat=motor-boat:360
      fishing-boat=motor-boat:360 canoe:330 kayak=canoe:320 rowing-boat=canoe:330 rowboat=canoe:330
      raft=canoe:320 lifeboat=speedboat:330`,
  ),
  ...readNouns(
    SKY,
    `airplane:230 aeroplane=airplane:230 plane=airplane:230 jet=airplane:240 small-airplane:190
      propeller-plane=small-airplane:190 airplane-departure:230 airplane-arrival:230 helicopter:220<
      flying-saucer:180 ufo=flying-saucer:180 spaceship=rocket:200 space-rocket=rocket:200 satellite:150
      parachute:210`,
  ),
];
