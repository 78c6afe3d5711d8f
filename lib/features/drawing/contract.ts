import type { CoHero, HeroLook, Picture, Scene } from "@/lib/shared/story";

/**
 * Somebody who draws a story. A picture comes as vector markup or as bytes, each with its alt text; whoever stores
 * it turns either into a JPEG through `platform/pictures`.
 */
export type Illustrator = {
  /** Stored with the book, so that a reader knows who drew it. */
  name: string;
  /** The hero, with those who are heroes beside them, as they will look on every page. */
  portrait(look: HeroLook, heroName: string, others?: readonly OtherHero[]): Promise<Picture>;
  /** The same scene, look and seed ask for the same picture. `hero` never leaves this machine as it is. */
  drawPage(scene: Scene, look: HeroLook, hero: PageHero, seed: number): Promise<Picture>;
};

/** A hero beside the first; companions of a scene say by their number which of them they are. */
export type OtherHero = Omit<CoHero, "id"> & { look: HeroLook };

export type PageHero = {
  name: string;
  age?: number;
  others?: readonly OtherHero[];
  /** The portrait as it was stored, for those who paint and have to match it. */
  portrait?: Uint8Array;
};
