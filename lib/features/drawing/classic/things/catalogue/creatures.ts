import { readNouns, type CatalogueEntry } from "./read-nouns";

const kind = (size: number, home: "ground" | "water" | "air" = "ground") =>
  ({
    size,
    home,
    station: size > 150 ? "behind" : "floor",
    grasp: size < 100 ? "hands" : null,
    mirrored: true,
  }) as const;

/** Animals that our own drawings don't have, with all of their body. Those that look left say so. */
export const CREATURES: readonly CatalogueEntry[] = [
  ...readNouns(
    kind(70),
    `snail worm ladybug=lady-beetle beetle cricket grasshopper=cricket ant spider cockroach caterpillar=bug scorpion
      chick=baby-chick:76 hatching-chick:84 gecko=lizard:80
      pet-mouse=mouse:80`,
  ),
  ...readNouns(
    kind(110),
    `rat chipmunk hen=rooster:130 chicken=rooster:130 rooster:140 turkey:150 dove parrot:130 crow=blackbird blackbird robin=bird:90
      sparrow=bird:86 songbird=bird:90 budgie=parrot:100 dodo:160 crab:100 lobster:120 lizard:110 snake:120
      squid:120 otter:130 beaver:140 skunk:140 badger:140 sloth:150 black-cat:140 mole=badger:100`,
  ),
  ...readNouns(
    kind(190),
    `goat ram ewe:190 guide-dog:180 service-dog:180 poodle:170 pig:190 piglet=pig:110
      llama:270 alpaca=llama:250 leopard:230 cheetah=leopard:230 tiger:250 kangaroo:280 orangutan:230
      gorilla:270 swan:190 goose:160 flamingo:220 peacock:190 eagle:180 ostrich=dodo:250 seal:200 donkey:250
      pony=horse:240 crocodile:280 alligator=crocodile:280 zebra:280 bat:130`,
  ),
  ...readNouns(
    kind(360),
    `giraffe:440 camel:330 two-hump-camel:330 bison:320 buffalo=water-buffalo:320 ox:310 bull=ox:320
      reindeer=deer:290 rhinoceros:350 rhino=rhinoceros:350 hippopotamus:340 hippo=hippopotamus:340 mammoth:390
      t-rex:400 tyrannosaurus=t-rex:400 sauropod:430 long-neck-dinosaur=sauropod:430 chinese-dragon=dragon:350`,
  ),
  ...readNouns(
    kind(110, "water"),
    `fish tropical-fish blowfish pufferfish=blowfish shrimp:80 jellyfish:130 oyster:80 shark:330 sea-lion=seal:200
      orca=noto/orca:330 killer-whale=noto/orca:330 blue-whale=whale:360 spouting-whale:360 baby-whale=whale:200`,
  ),
  ...readNouns(
    kind(70, "air"),
    `fly mosquito honeybee bumblebee=honeybee wasp=honeybee firefly=fly moth=butterfly monarch=butterfly dragonfly=fly
      ladybird=lady-beetle phoenix=phoenix-bird:260`,
  ),
];
