import type { Place } from "@/lib/shared/story";
import type { PlaceDrawing } from "./draw-place";
import { nightSky, planet, space } from "./beyond";
import { farm, garden, hill, meadow, park } from "./countryside";
import { desert, mountain, snowfield } from "./heights";
import { attic, bedroom, kitchen, treehouse } from "./home-rooms";
import { library, museum, school } from "./learning-rooms";
import { laboratory, stage, workshop } from "./making-rooms";
import { beach, island, lighthouse } from "./shore";
import { castle, tower } from "./stonework";
import { market, sportsField, street, village } from "./town";
import { sea, underwater } from "./open-water";
import { bridge, lake, river } from "./water";
import { cave, forest, jungle } from "./woods";

/** What people stand on, swim in or float through. */
export type Medium = "ground" | "surface" | "deep" | "aloft" | "weightless";

export type PlaceFacts = { draw: PlaceDrawing; indoors: boolean; medium: Medium };

export const PLACE_DRAWINGS: Record<Place, PlaceFacts> = {
  bedroom: { draw: bedroom, indoors: true, medium: "ground" },
  kitchen: { draw: kitchen, indoors: true, medium: "ground" },
  attic: { draw: attic, indoors: true, medium: "ground" },
  garden: { draw: garden, indoors: false, medium: "ground" },
  park: { draw: park, indoors: false, medium: "ground" },
  treehouse: { draw: treehouse, indoors: false, medium: "ground" },
  street: { draw: street, indoors: false, medium: "ground" },
  village: { draw: village, indoors: false, medium: "ground" },
  market: { draw: market, indoors: false, medium: "ground" },
  school: { draw: school, indoors: true, medium: "ground" },
  library: { draw: library, indoors: true, medium: "ground" },
  museum: { draw: museum, indoors: true, medium: "ground" },
  workshop: { draw: workshop, indoors: true, medium: "ground" },
  laboratory: { draw: laboratory, indoors: true, medium: "ground" },
  stage: { draw: stage, indoors: true, medium: "ground" },
  "sports-field": { draw: sportsField, indoors: false, medium: "ground" },
  farm: { draw: farm, indoors: false, medium: "ground" },
  meadow: { draw: meadow, indoors: false, medium: "ground" },
  forest: { draw: forest, indoors: false, medium: "ground" },
  river: { draw: river, indoors: false, medium: "ground" },
  bridge: { draw: bridge, indoors: false, medium: "ground" },
  lake: { draw: lake, indoors: false, medium: "ground" },
  beach: { draw: beach, indoors: false, medium: "ground" },
  sea: { draw: sea, indoors: false, medium: "surface" },
  underwater: { draw: underwater, indoors: false, medium: "deep" },
  island: { draw: island, indoors: false, medium: "ground" },
  lighthouse: { draw: lighthouse, indoors: false, medium: "ground" },
  mountain: { draw: mountain, indoors: false, medium: "ground" },
  hill: { draw: hill, indoors: false, medium: "ground" },
  cave: { draw: cave, indoors: false, medium: "ground" },
  jungle: { draw: jungle, indoors: false, medium: "ground" },
  desert: { draw: desert, indoors: false, medium: "ground" },
  snowfield: { draw: snowfield, indoors: false, medium: "ground" },
  castle: { draw: castle, indoors: false, medium: "ground" },
  tower: { draw: tower, indoors: false, medium: "ground" },
  "night-sky": { draw: nightSky, indoors: false, medium: "aloft" },
  space: { draw: space, indoors: false, medium: "weightless" },
  planet: { draw: planet, indoors: false, medium: "ground" },
  "living-room": { draw: bedroom, indoors: true, medium: "ground" },
  bathroom: { draw: kitchen, indoors: true, medium: "ground" },
  classroom: { draw: school, indoors: true, medium: "ground" },
  playground: { draw: park, indoors: false, medium: "ground" },
  pool: { draw: lake, indoors: false, medium: "ground" },
  "doctors-room": { draw: laboratory, indoors: true, medium: "ground" },
  "hospital-room": { draw: bedroom, indoors: true, medium: "ground" },
  supermarket: { draw: market, indoors: false, medium: "ground" },
  station: { draw: street, indoors: false, medium: "ground" },
  "train-inside": { draw: museum, indoors: true, medium: "ground" },
  "bus-inside": { draw: museum, indoors: true, medium: "ground" },
  airport: { draw: museum, indoors: true, medium: "ground" },
  theatre: { draw: stage, indoors: true, medium: "ground" },
  "tent-inside": { draw: attic, indoors: true, medium: "ground" },
  "building-site": { draw: workshop, indoors: true, medium: "ground" },
  zoo: { draw: park, indoors: false, medium: "ground" },
};
