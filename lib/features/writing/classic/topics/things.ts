import type { Thing } from "./topic-kinds";

/** What moves, grows, shines or lies somewhere. */
export const THINGS: readonly Thing[] = [
  {
    keys: ["train", "railway", "steam train", "locomotive"],
    tags: ["travel"],
    item: "toy train",
  },
  {
    keys: ["car", "race car", "racing car", "racing"],
    tags: ["contest"],
    item: "toy car",
  },
  {
    keys: ["truck", "monster truck", "garbage truck", "dump truck", "lorry"],
    item: "toy truck",
  },
  {
    keys: [
      "digger",
      "excavator",
      "construction",
      "construction site",
      "bulldozer",
      "crane",
      "builder",
      "building",
    ],
    tags: ["build"],
    item: "toy digger",
  },
  {
    keys: ["tractor", "farm", "farming", "farmer"],
    tags: ["farm"],
    item: "toy tractor",
  },
  {
    keys: ["fire truck", "fire engine", "firefighter", "fireman", "firefighters"],
    tags: ["brave"],
    item: "toy fire truck",
  },
  {
    keys: ["police", "police officer", "detective", "spy", "mystery", "clues"],
    tags: ["clues"],
    item: "notebook",
  },
  {
    keys: ["pirate", "treasure", "treasure hunt", "treasure map"],
    tags: ["sea", "island", "map"],
    item: "pirate hat",
  },
  {
    keys: ["ship", "boat", "sailing", "sailor", "submarine"],
    tags: ["sea", "water"],
    item: "toy boat",
  },
  {
    keys: ["mermaid"],
    tags: ["sea", "water"],
    item: "toy mermaid",
  },
  {
    keys: ["ocean", "sea", "under the sea", "underwater", "deep sea"],
    tags: ["sea", "water"],
    item: "sea shell",
  },
  {
    keys: ["beach", "sandcastle", "sand", "seaside"],
    tags: ["sea", "island"],
    item: "red pail",
  },
  {
    keys: ["island", "desert island", "tropical island"],
    tags: ["sea", "island"],
    item: "sea shell",
  },
  {
    keys: [
      "space",
      "outer space",
      "rocket",
      "planet",
      "planets",
      "solar system",
      "galaxy",
      "astronaut",
      "spaceship",
      "mars",
    ],
    tags: ["space", "night", "sky"],
    item: "toy rocket",
  },
  { keys: ["moon", "full moon"], tags: ["night", "space", "sky"], item: "paper moon" },
  {
    keys: ["star", "stars", "stargazing", "constellations", "shooting star"],
    tags: ["night", "space", "sky"],
    item: "paper star",
  },
  {
    keys: ["robot"],
    tags: ["robot", "build"],
    kind: "robot",
    item: "toy robot",
  },
  {
    keys: ["computer", "coding", "programming", "video games", "video game", "computers"],
    tags: ["robot", "build"],
    item: "little screen",
  },
  {
    keys: ["invention", "inventor", "inventing", "machine", "machines", "engineering"],
    tags: ["build", "discovery"],
    item: "bag of screws",
  },
  {
    keys: ["science", "experiment", "scientist", "chemistry", "physics", "lab"],
    tags: ["discovery"],
    item: "glass jar",
  },
  {
    keys: ["magnet", "magnets", "electricity", "light"],
    tags: ["discovery"],
    item: "red magnet",
  },
  {
    keys: ["volcano", "volcanoes", "earthquake"],
    tags: ["island", "mountain"],
    item: "black rock",
  },
  {
    keys: ["mountain", "climbing", "hiking", "hill"],
    tags: ["mountain", "travel"],
    item: "coil of rope",
  },
  {
    keys: ["forest", "woods", "trees", "tree", "jungle", "rainforest"],
    tags: ["forest"],
    item: "green leaf",
  },
  {
    keys: ["garden", "gardening", "plants", "flowers", "flower", "seeds", "growing"],
    tags: ["garden", "grow"],
    item: "packet of seeds",
  },
  {
    keys: [
      "nature",
      "outdoors",
      "environment",
      "recycling",
      "saving the planet",
      "earth day",
      "climate",
      "pollution",
    ],
    tags: ["forest", "grow"],
    item: "green leaf",
  },
  {
    keys: ["weather", "rain", "puddles", "clouds", "cloud"],
    tags: ["sky", "storm", "rain"],
    item: "small umbrella",
  },
  {
    keys: ["snow", "winter", "snowman", "ice", "sledding", "skiing"],
    tags: ["winter"],
    item: "pair of mittens",
  },
  {
    keys: ["rainbow", "rainbows", "colors", "colours"],
    tags: ["rain", "sky"],
    item: "box of colors",
  },
];
