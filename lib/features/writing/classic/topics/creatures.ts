import type { Creature } from "./topic-kinds";

export const CREATURES: readonly Creature[] = [
  { keys: ["dragon"], tags: ["dragon", "magic"], kind: "dragon" },
  { keys: ["unicorn"], tags: ["magic"], kind: "unicorn" },
  {
    keys: ["dinosaur", "t-rex", "t rex", "triceratops", "fossil", "fossils"],
    tags: ["museum", "dinosaur"],
    kind: "dinosaur",
  },
  { keys: ["alien"], tags: ["space"], kind: "alien" },
  { keys: ["dog", "puppy", "puppies"], tags: ["pet"], kind: "dog" },
  { keys: ["cat", "kitten"], tags: ["pet"], kind: "cat" },
  {
    keys: ["rabbit", "bunny", "bunnies"],
    tags: ["pet", "small"],
    kind: "rabbit",
  },
  { keys: ["fox", "foxes"], tags: ["forest"], kind: "fox" },
  {
    keys: ["bear", "polar bear", "panda"],
    tags: ["forest", "winter"],
    kind: "bear",
  },
  {
    keys: ["mouse", "mice", "hamster", "guinea pig"],
    tags: ["small"],
    kind: "mouse",
  },
  {
    keys: ["squirrel", "chipmunk"],
    tags: ["forest"],
    kind: "squirrel",
  },
  {
    keys: ["hedgehog", "porcupine"],
    tags: ["small", "winter"],
    kind: "hedgehog",
  },
  { keys: ["owl", "owls"], tags: ["night", "forest"], kind: "owl" },
  {
    keys: ["bird", "birds", "parrot", "eagle", "robin"],
    tags: ["sky", "nest"],
    kind: "bird",
  },
  {
    keys: ["duck", "duckling", "ducks"],
    tags: ["water", "small"],
    kind: "duck",
  },
  { keys: ["penguin"], tags: ["winter"], kind: "penguin" },
  { keys: ["frog", "toad"], tags: ["water"], kind: "frog" },
  { keys: ["turtle", "tortoise"], tags: ["sea"], kind: "turtle" },
  {
    keys: ["horse", "pony", "ponies", "horses"],
    tags: ["farm"],
    kind: "horse",
  },
  { keys: ["cow", "cows"], tags: ["farm"], kind: "cow" },
  { keys: ["sheep", "lamb", "goat"], tags: ["farm"], kind: "sheep" },
  { keys: ["deer", "reindeer"], tags: ["forest", "winter"], kind: "deer" },
  {
    keys: ["giraffe", "zebra", "hippo", "rhino"],
    tags: ["travel"],
  },
  { keys: ["elephant"], tags: ["travel"], kind: "elephant" },
  {
    keys: ["lion", "big cats"],
    tags: ["travel"],
    kind: "lion",
  },
  { keys: ["tiger", "leopard", "cheetah"], tags: ["travel"] },
  {
    keys: ["monkey", "gorilla", "ape"],
    tags: ["forest"],
    kind: "monkey",
  },
  { keys: ["whale"], tags: ["sea"], kind: "whale" },
  { keys: ["dolphin"], tags: ["sea"], kind: "dolphin" },
  { keys: ["octopus", "squid"], tags: ["sea"], kind: "octopus" },
  {
    keys: ["bee", "bees", "honey", "insects", "bugs"],
    tags: ["garden", "grow"],
    kind: "bee",
  },
  {
    keys: ["butterfly", "butterflies", "caterpillar"],
    tags: ["garden", "grow"],
    kind: "butterfly",
  },
  {
    keys: ["fish", "goldfish"],
    tags: ["sea", "water"],
  },
  { keys: ["shark"], tags: ["sea", "water"] },
  { keys: ["snake"] },
  { keys: ["crocodile", "alligator"] },
  { keys: ["lizard", "reptiles"] },
  { keys: ["spider", "spiders"], tags: ["small"] },
  { keys: ["pig", "pigs", "piglet"], tags: ["farm"] },
  {
    keys: ["chicken", "hen", "chick", "chickens"],
    tags: ["farm", "nest"],
  },
  {
    keys: ["wolf", "wolves"],
    tags: ["forest", "winter"],
  },
  {
    keys: ["animal", "animals", "pet", "pets", "wildlife", "farm animals", "baby animals", "zoo animals"],
    tags: ["pet", "small"],
  },
];
