import { describe, expect, it } from "vitest";
import { incidentsOf, isFresh, percentOf, probeMoment, shownDays } from "./rules";

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const failed = (time: string, ...parts: string[]) => ({ probedAt: at(time), failed: parts });

describe("14.9: incidents", () => {
  it("are troubles in a row, by part, the newest first", () => {
    const troubles = [
      failed("03:00", "payments"),
      failed("03:05", "payments", "email"),
      failed("03:10", "payments"),
      failed("09:00", "email"),
    ];
    expect(incidentsOf(troubles, at("12:00"))).toEqual([
      { part: "email", from: at("09:00"), to: at("09:05"), minutes: 5 },
      { part: "email", from: at("03:05"), to: at("03:10"), minutes: 5 },
      { part: "payments", from: at("03:00"), to: at("03:15"), minutes: 15 },
    ]);
  });

  it("go on over one step that nobody looked at, and not over two", () => {
    const around = (second: string) => incidentsOf([failed("03:00", "files"), failed(second, "files")], null);
    expect(around("03:10")).toHaveLength(1);
    expect(around("03:15")).toHaveLength(2);
  });

  it("last while the newest probe still shows them", () => {
    expect(incidentsOf([failed("03:00", "stories")], at("03:00"))[0]?.to).toBeNull();
    expect(incidentsOf([failed("03:00", "stories")], at("03:05"))[0]?.to).toEqual(at("03:05"));
  });

  it("know only the parts that there are", () => {
    expect(incidentsOf([failed("03:00", "a-part-of-before")], null)).toEqual([]);
  });
});

describe("14.9: figures", () => {
  it("say 100% only where nothing failed", () => {
    expect(percentOf({ probes: 25_920, failures: 0 })).toBe("100%");
    expect(percentOf({ probes: 25_920, failures: 1 })).toBe("99.99%");
    expect(percentOf({ probes: 1_000_000, failures: 1 })).toBe("99.99%");
    expect(percentOf({ probes: 4, failures: 4 })).toBe("0.00%");
  });

  it("are of ninety days, today the last", () => {
    const days = shownDays(at("00:01"));
    expect([days.length, days[0], days.at(-1)]).toEqual([90, "2026-08-23", "2026-11-20"]);
  });

  it("one probe counts for five minutes, whoever makes it", () => {
    expect(probeMoment(at("03:04"))).toEqual(at("03:00"));
    expect(probeMoment(at("03:05"))).toEqual(at("03:05"));
  });

  it("are old after a quarter of an hour", () => {
    expect(isFresh(at("03:00"), at("03:14"))).toBe(true);
    expect(isFresh(at("03:00"), at("03:15"))).toBe(false);
  });
});
