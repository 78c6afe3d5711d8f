import { isDrawnThing, type Place, type SceneProp } from "@/lib/shared/story";
import { OUTDOORS } from "./catalogue/outdoors";
import { VEHICLES } from "./catalogue/vehicles";

/** What is seen from a room and doesn't stand in one. */

/** The least side of what is larger than a room, in the units of a child of 300. */
const LARGER_THAN_A_ROOM = 300;
const LARGE_VEHICLE = 330;

const SKY: ReadonlySet<string> = new Set([
  "moon",
  ...OUTDOORS.filter(({ station }) => station === "air").map(({ noun }) => noun),
]);
const LAND: ReadonlySet<string> = new Set([
  ..."barn windmill igloo zoo sandcastle washed-sandcastle rock-pool ferris-wheel roller-coaster circus-tent circus big-top stadium".split(
    " ",
  ),
  ...OUTDOORS.filter(({ size, station }) => station === "behind" && size >= LARGER_THAN_A_ROOM).map(
    ({ noun }) => noun,
  ),
]);
const VEHICLE: ReadonlySet<string> = new Set([
  ..."digger excavator bulldozer snow-plow recycling-truck garbage-truck bin-lorry submarine cement-truck cement-mixer dump-truck combine-harvester monster-truck steamroller street-sweeper double-decker-bus pirate-ship viking-ship".split(
    " ",
  ),
  ...VEHICLES.filter(({ size, station }) => station !== "floor" && size >= LARGE_VEHICLE).map(
    ({ noun }) => noun,
  ),
]);
/** Halls in which a bus may stand: shown, mended, played or waited for. */
const HALLS: ReadonlySet<Place> = new Set([
  "museum",
  "airport",
  "workshop",
  "laboratory",
  "stage",
  "theatre",
]);

const BUILDINGS: ReadonlySet<string> = new Set(
  `cityscape house cottage house-with-garden home houses apartment-building office-building skyscraper haunted-house
derelict-house hospital school-building school church mosque synagogue temple hindu-temple shrine shinto-shrine shop store
convenience-store bakery department-store post-office bank museum-building classical-building factory hotel palace
fairy-castle lighthouse-tower tower-of-tokyo tokyo-tower barn windmill circus-tent circus big-top ferris-wheel
roller-coaster stadium zoo`.split(/\s+/u),
);

const nounOf = (prop: SceneProp): string => (isDrawnThing(prop) ? prop.slice("thing:".length) : prop);

/** What towers over whoever stands there. */
export const isBuilding = (prop: SceneProp): boolean => BUILDINGS.has(nounOf(prop));

export const isOfTheSky = (prop: SceneProp): boolean => SKY.has(nounOf(prop));

/** A car, a ship, a plane: what is too large for a room, and what children build of boxes to sit in. */
export const isLargeVehicle = (prop: SceneProp): boolean => VEHICLE.has(nounOf(prop));

/** Whether a thing can be in a room only as a picture on its wall, or behind its window. */
export function isOutOfDoors(prop: SceneProp, place: Place): boolean {
  const noun = nounOf(prop);
  return SKY.has(noun) || LAND.has(noun) || (VEHICLE.has(noun) && !HALLS.has(place));
}
