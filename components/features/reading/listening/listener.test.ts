import { expect, test } from "vitest";
import type { TimedRange } from "@/lib/shared/narration";
import { Listener, type ListeningWay, type Sound, type SpokenPage } from "./listener";

const WORDS: TimedRange[] = [
  [0, 3, 100, 400],
  [4, 8, 500, 900],
  [9, 12, 1500, 1900],
  [13, 17, 2000, 2400],
];
const page = (audioUrl: string): SpokenPage => ({
  audioUrl,
  words: WORDS,
  sentences: [
    { first: 0, last: 1, startMs: 100, endMs: 900 },
    { first: 2, last: 3, startMs: 1500, endMs: 2400 },
  ],
});

function listen(way: Partial<ListeningWay> = {}) {
  const told: string[] = [];
  let lit = -1;
  let heard = 0;
  let running = false;
  const sound: Sound = {
    src: "",
    currentTime: 0,
    playbackRate: 1,
    preservesPitch: false,
    play: () => Promise.resolve(void (running = true)),
    pause: () => void (running = false),
  };
  const listener = new Listener();
  listener.attach(sound, {
    light: (range) => (lit = range),
    turn: () => told.push("turn"),
    heard: (ms) => (heard += ms),
    slept: () => told.push("slept"),
  });
  listener.change({ together: false, turnsPages: true, endsWithPage: false, speed: 1, ...way });
  listener.open(page("/one"));
  /** The sound runs on, looked at every 20 ms, until it is stopped. */
  const pass = (ms: number) => {
    for (let past = 0; past < ms && running; past += 20) {
      sound.currentTime += 0.02;
      listener.tick();
    }
  };
  return {
    ...{ listener, sound, told, pass },
    lit: () => lit,
    heard: () => Math.round(heard),
    isRunning: () => running,
  };
}

test("words light up as they are spoken, and the page turns after the last", () => {
  const { listener, pass, lit, told, sound } = listen();
  listener.play();
  pass(600);
  expect(lit()).toBe(1);
  pass(1500);
  expect(lit()).toBe(3);
  listener.ended();
  expect(told).toEqual(["turn"]);
  sound.currentTime = 0;
  listener.open(page("/two"));
  expect(listener.phase()).toBe("playing");
  expect(sound.src).toBe("/two");
});

test("together it waits after each sentence, and after the last turns the page", () => {
  const { listener, pass, told, isRunning } = listen({ together: true });
  listener.play();
  pass(5000);
  expect([listener.phase(), isRunning()]).toEqual(["waiting", false]);
  expect([listener.wasSaid(1), listener.wasSaid(2)]).toEqual([true, false]);
  listener.goOn();
  pass(5000);
  expect(listener.phase()).toBe("waiting");
  expect(told).toEqual([]);
  listener.goOn();
  expect(told).toEqual(["turn"]);
});

test("a word alone is said alone, and the story goes on from where it was", () => {
  const { listener, pass, sound, isRunning } = listen();
  listener.play();
  pass(600);
  listener.say(3);
  pass(5000);
  expect([listener.phase(), isRunning()]).toEqual(["still", false]);
  expect(sound.currentTime).toBeCloseTo(0.6);
});

test("a page whose sound isn't there yet is begun when it comes", () => {
  const { listener, isRunning } = listen();
  listener.open(null);
  listener.play();
  expect([listener.phase(), isRunning()]).toEqual(["loading", false]);
  listener.open(page("/two"));
  expect([listener.phase(), isRunning()]).toEqual(["playing", true]);
});

test("it stops with the page when it was asked to, and turns none where it must not", () => {
  const asleep = listen({ endsWithPage: true });
  asleep.listener.play();
  asleep.listener.ended();
  expect([asleep.listener.phase(), asleep.told]).toEqual(["still", ["slept"]]);
  const byHand = listen({ turnsPages: false });
  byHand.listener.play();
  byHand.listener.ended();
  expect([byHand.listener.phase(), byHand.told]).toEqual(["still", []]);
});

test("the end of the book, and a reader that is closed, are silent", () => {
  const { listener, isRunning } = listen();
  listener.play();
  listener.open("none");
  expect([listener.phase(), isRunning()]).toEqual(["still", false]);
});

test("what was heard is counted by the clock on the wall, whatever the speed", () => {
  const { listener, pass, heard, sound } = listen({ speed: 0.8 });
  listener.play();
  pass(800);
  expect(sound.playbackRate).toBe(0.8);
  expect(sound.preservesPitch).toBe(true);
  expect(heard()).toBe(1000);
});

test("steps go by sentences", () => {
  const { listener, sound } = listen();
  listener.skip(1);
  expect(sound.currentTime).toBeCloseTo(1.5);
  listener.skip(-1);
  expect(sound.currentTime).toBeCloseTo(0.1);
});

test("a sound that did not come is tried again", () => {
  const { listener, isRunning } = listen();
  listener.play();
  listener.failed();
  expect([listener.phase(), isRunning()]).toEqual(["broken", false]);
  listener.play();
  expect([listener.phase(), isRunning()]).toEqual(["playing", true]);
});
