import { describe, expect, test } from "vitest";
import { namePlace, readTimeZone } from "./name-place";

describe("the place of a session", () => {
  test.each([
    ["Europe/Vienna", "Vienna time"],
    ["America/Argentina/Buenos_Aires", "Buenos Aires time"],
    ["America/Port-au-Prince", "Port-au-Prince time"],
  ])("of a browser in %s is %s", (zone, place) => {
    expect(namePlace(readTimeZone(zone))).toBe(place);
  });

  test.each([
    null,
    "",
    "UTC",
    "Etc/GMT+2",
    "Europe/Nowhere",
    "<b>Europe/Vienna</b>",
    `A/${"x".repeat(90)}`,
    "+02:00",
  ])("is none where it says %j", (zone) => {
    expect(namePlace(readTimeZone(zone))).toBeNull();
  });
});
