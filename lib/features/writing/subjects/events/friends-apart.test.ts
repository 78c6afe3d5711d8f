import { expect, test } from "vitest";
import { friendMoves, leavesFriend } from "./friends-apart";

test.each([
  ["We're moving and Nell stays here"],
  ["moving away from my best friend"],
  ["New house far away", "misses her old friends"],
  ["My best friend stays behind"],
  ["leaving all my friends behind", "we r moving"],
])("the child goes and a friend stays: %s", (...texts) => {
  expect([leavesFriend(texts), friendMoves(texts)]).toEqual([true, false]);
});

test.each([
  ["misses her friend who moved"],
  ["My friend Ben is moving to Spain"],
  ["my bestie is going to live far away"],
  ["Bye Jonas", "best friend moved away"],
])("a friend goes and the child stays: %s", (...texts) => {
  expect([leavesFriend(texts), friendMoves(texts)]).toEqual([false, true]);
});

test.each([
  ["we are moving", "new friends"],
  ["my friends leave me out"],
  ["Leaving nursery", "leaving friends"],
  ["my best friend moved on"],
  ["My imaginary friend moves away"],
  ["my friend moved the box", "we play"],
])("neither of them moves, or nobody is left: %s", (...texts) => {
  expect([leavesFriend(texts), friendMoves(texts)]).toEqual([false, false]);
});
