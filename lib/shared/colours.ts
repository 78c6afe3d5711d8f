/** What a thing of a picture may be called by its colour. */
export const COLOURS = [
  "red",
  "orange",
  "yellow",
  "green",
  "blue",
  "purple",
  "pink",
  "brown",
  "black",
  "white",
  "gray",
  "gold",
  "silver",
] as const;
export type Colour = (typeof COLOURS)[number];
