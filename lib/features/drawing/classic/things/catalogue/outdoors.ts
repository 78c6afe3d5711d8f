import { readNouns, type CatalogueEntry } from "./read-nouns";

const IN_HAND = { size: 66, station: "floor", grasp: "hand", home: "ground", mirrored: false } as const;
const ON_THE_GROUND = { size: 130, station: "floor", grasp: null, home: "ground", mirrored: false } as const;
const LARGE = { size: 400, station: "behind", grasp: null, home: "ground", mirrored: false } as const;
const IN_THE_SKY = { size: 190, station: "air", grasp: null, home: "air", mirrored: false } as const;

/** Plants, stones, sky and weather, and what people build. */
export const OUTDOORS: readonly CatalogueEntry[] = [
  ...readNouns(
    IN_HAND,
    `rose tulip sunflower:90 daisy=blossom blossom hibiscus lotus hyacinth:76 dandelion=blossom wilted-flower
      clover=four-leaf-clover:56 four-leaf-clover:56 shamrock:56 maple-leaf:60 fallen-leaf:60
      autumn-leaf=fallen-leaf:60 leaves=leaf-fluttering-in-wind:66 leaf-fluttering-in-wind:66
      wheat=sheaf-of-rice:80 sheaf-of-rice:80 grass=herb:66 sprout=seedling:70 seed=chestnut:40 seeds=beans:50
      bean-seed=beans:50 pine-cone=chestnut:52 red-mushroom=mushroom:70 toadstool=mushroom:70
      seashell=spiral-shell:60 spiral-shell:60 coral:90 pebble=rock:50 stone=rock:60 snowflake:60
      ice-cube=ice:60 paw-print=paw-prints:70 paw-prints:70 droplet:56 drop=droplet:56 raindrop=droplet:56
      tear=droplet:50 sweat-droplets:70 dinosaur-bone=bone:90 honeycomb=honey-pot:76`,
  ),
  ...readNouns(
    ON_THE_GROUND,
    `rock:130 boulder=rock:200 cactus:170 bamboo=pine-decoration:150 hole:130 ice:110 spider-web:140
      web=spider-web:140 fire:120 flame=fire:110 wave=water-wave:230 water-wave:230 stump=wood:110
      beehive=honey-pot:130 hive=honey-pot:130 bird-nest=empty-nest:90`,
  ),
  ...readNouns(
    LARGE,
    `roadside-bush=deciduous-tree:200 mountain:440 cityscape:420 flag-in-hole:330 snowboarder:240 skier:240 horse-racing:300 hot-springs:200 palm-tree:400 palm=palm-tree:400 pine-tree=evergreen-tree:400 evergreen-tree:400 deciduous-tree:400
      oak-tree=deciduous-tree:420 apple-tree=deciduous-tree:380 leafless-tree=noto/leafless-tree:400 volcano:440
      mountain-peak=snow-capped-mountain:440 snow-capped-mountain:440 iceberg=ice:330 desert-island:400
      house:400 cottage=house-with-garden:400 house-with-garden:400 home=house:400 houses:430
      apartment-building=office-building:430 office-building:430 skyscraper=office-building:450 hut:330
      doghouse=hut:220 kennel=hut:220 haunted-house=derelict-house:420 derelict-house:400 hospital:430
      school-building=school:430 school:430 church:430 mosque:430 synagogue:420 temple=hindu-temple:420
      hindu-temple:420 shrine=shinto-shrine:330 shinto-shrine:330 shop=convenience-store:400
      store=department-store:420 convenience-store:400 bakery=convenience-store:400 department-store:430
      post-office:410 bank:400 museum-building=classical-building:420 classical-building:420 factory:430
      hotel:430 palace=castle:450 fairy-castle=castle:450 lighthouse-tower=noto/lighthouse:430
      tower-of-tokyo=tokyo-tower:430 tokyo-tower:430 wedding:420 statue-of-liberty:400 moai:300
      satellite-antenna:230`,
  ),
  ...readNouns(
    IN_THE_SKY,
    `sun:200 sunshine=sun:200 full-moon:170 moon-full=full-moon:170 crescent-moon:160 new-moon:160
      half-moon=first-quarter-moon:160 first-quarter-moon:160 last-quarter-moon:160
      waxing-moon=waxing-crescent-moon:160 waxing-crescent-moon:160 waning-moon=waning-crescent-moon:160
      waning-crescent-moon:160 gibbous-moon=waxing-gibbous-moon:160 waxing-gibbous-moon:160
      waning-gibbous-moon:160 planet=ringed-planet:200 ringed-planet:200 saturn=ringed-planet:210
      earth=globe-showing-americas:200 globe-showing-americas:200 globe-showing-asia-australia:200
      globe-showing-europe-africa:200 comet:190 meteor=comet:190 shooting-star=comet:190 falling-star=dizzy:170
      dizzy:140 cloud:220 rain-cloud=cloud-with-rain:220 cloud-with-rain:220 rain=cloud-with-rain:220
      storm=cloud-with-lightning-and-rain:240 cloud-with-lightning-and-rain:240
      thunderstorm=cloud-with-lightning-and-rain:240 thunder=cloud-with-lightning:240
      thundercloud=cloud-with-lightning:240 cloud-with-lightning:240 lightning=high-voltage:190 high-voltage:190
      snow-cloud=cloud-with-snow:220 cloud-with-snow:220 snow=cloud-with-snow:220
      sunny-cloud=sun-behind-cloud:220 sun-behind-cloud:220 rainbow:330 tornado:280 wind=dashing-away:170
      dashing-away:170 hurricane=cyclone:200 cyclone:200 heat-wave=sun:210 fog-cloud=cloud:220`,
  ),
];
