import type { Place } from "@/lib/shared/story";
import type { PlaceDrawing } from "./draw-place";
import { aquarium } from "./aquarium";
import { circus } from "./circus";
import { cabInside } from "./in-the-cab";
import { nightSky, planet, space } from "./beyond";
import { farm, garden, hill, meadow, park } from "./countryside";
import { desert, mountain, snowfield } from "./heights";
import { doctorsRoom, hospitalRoom } from "./care-rooms";
import { buildingSite, playground, supermarket, zoo } from "./days-out";
import { classroom, pool, theatre } from "./halls";
import { bathroom, livingRoom, tentInside } from "./family-rooms";
import { planeInside } from "./plane-inside";
import { airport, busInside, station, trainInside } from "./travelling";
import { attic, bedroom, kitchen, treehouse } from "./home-rooms";
import { library, museum, school } from "./learning-rooms";
import { laboratory, stage, workshop } from "./making-rooms";
import { moonscape, rocketInside } from "./to-the-moon";
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
  "living-room": { draw: livingRoom, indoors: true, medium: "ground" },
  bathroom: { draw: bathroom, indoors: true, medium: "ground" },
  classroom: { draw: classroom, indoors: true, medium: "ground" },
  playground: { draw: playground, indoors: false, medium: "ground" },
  pool: { draw: pool, indoors: true, medium: "ground" },
  "doctors-room": { draw: doctorsRoom, indoors: true, medium: "ground" },
  "hospital-room": { draw: hospitalRoom, indoors: true, medium: "ground" },
  supermarket: { draw: supermarket, indoors: true, medium: "ground" },
  station: { draw: station, indoors: false, medium: "ground" },
  "train-inside": { draw: trainInside, indoors: true, medium: "ground" },
  "plane-inside": { draw: planeInside, indoors: true, medium: "ground" },
  "bus-inside": { draw: busInside, indoors: true, medium: "ground" },
  airport: { draw: airport, indoors: true, medium: "ground" },
  theatre: { draw: theatre, indoors: true, medium: "ground" },
  "tent-inside": { draw: tentInside, indoors: true, medium: "ground" },
  "building-site": { draw: buildingSite, indoors: false, medium: "ground" },
  zoo: { draw: zoo, indoors: false, medium: "ground" },
  aquarium: { draw: aquarium, indoors: true, medium: "ground" },
  circus: { draw: circus, indoors: true, medium: "ground" },
  moonscape: { draw: moonscape, indoors: false, medium: "ground" },
  "cab-inside": { draw: cabInside, indoors: true, medium: "ground" },
  "rocket-inside": { draw: rocketInside, indoors: true, medium: "ground" },
};
