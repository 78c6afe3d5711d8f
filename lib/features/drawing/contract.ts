import type { HeroLook, Picture, Scene } from "@/lib/shared/story";

/**
 * Somebody who draws a story. A picture comes as vector markup or as bytes, each with its alt text; whoever stores
 * it turns either into a JPEG through `platform/pictures`.
 */
export type Illustrator = {
  /** Stored with the book, so that a reader knows who drew it. */
  name: string;
  /** The hero alone, as they will look on every page. */
  portrait(look: HeroLook, heroName: string): Promise<Picture>;
  /** The same scene, look and seed ask for the same picture. `hero` never leaves this machine as it is. */
  drawPage(scene: Scene, look: HeroLook, hero: PageHero, seed: number): Promise<Picture>;
};

export type PageHero = {
  name: string;
  age?: number;
  /** The portrait as it was stored, for those who paint and have to match it. */
  portrait?: Uint8Array;
};
