import { describe, expect, test } from "vitest";
import { createActiveTimer } from "./active-timer";

const SECOND = 1000;

function timerAt(start = 1_000_000) {
  let time = start;
  const timer = createActiveTimer(() => time);
  return { timer, pass: (seconds: number) => void (time += seconds * SECOND) };
}

describe("active time", () => {
  test("counts while the page is open and somebody was there lately", () => {
    const { timer, pass } = timerAt();
    timer.begin(60 * SECOND);
    pass(20);
    expect(timer.take()).toBe(20);
  });

  test("stops where the words can't take longer", () => {
    const { timer, pass } = timerAt();
    timer.begin(60 * SECOND);
    pass(3600);
    expect(timer.take()).toBe(60);
  });

  test("goes on from a sign of life, without the silence before it", () => {
    const { timer, pass } = timerAt();
    timer.begin(60 * SECOND);
    pass(100);
    timer.touch();
    pass(10);
    expect(timer.take()).toBe(70);
  });

  test("doesn't count while the page is hidden", () => {
    const { timer, pass } = timerAt();
    timer.begin(60 * SECOND);
    pass(5);
    timer.hide();
    pass(30);
    timer.show();
    pass(5);
    expect(timer.take()).toBe(10);
  });

  test("doesn't count between pages", () => {
    const { timer, pass } = timerAt();
    timer.begin(60 * SECOND);
    pass(5);
    timer.pause();
    pass(30);
    expect(timer.take()).toBe(5);
    timer.begin(60 * SECOND);
    pass(2);
    expect(timer.take()).toBe(2);
  });

  test("gives each second once and keeps fractions", () => {
    const { timer, pass } = timerAt();
    timer.begin(60 * SECOND);
    pass(1.6);
    expect(timer.take()).toBe(1);
    pass(0.5);
    expect(timer.take()).toBe(1);
    expect(timer.take()).toBe(0);
  });

  test("a clock that is set back takes nothing away", () => {
    const { timer, pass } = timerAt();
    timer.begin(60 * SECOND);
    pass(10);
    timer.touch();
    pass(-3600);
    expect(timer.take()).toBe(10);
  });
});
