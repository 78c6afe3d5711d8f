import { expect, test } from "vitest";
import { friendGoesSilent } from "./friend-goes-silent";

test.each([
  ["my bestie ghosted me"],
  ["Ghosted", "friendship"],
  ["left on read", "year 7"],
  ["My best friend stopped talking to me"],
  ["he doesnt talk to me any more", "best friend"],
  ["best freind ignoring her", "nobody says why"],
  ["Maisie won't talk to Freya anymore", "best friend"],
  ["her friend won’t sit with her at lunch"],
  ["the silent treatment", "best friend"],
  ["my mate has gone quiet on me"],
  ["best friend never texts back"],
  ["when your best friend just stops talking to you in year 7", "friendship ending"],
])("a friend doesn't answer any more: %s", (...texts) => {
  expect(friendGoesSilent(texts)).toBe(true);
});

test.each([
  ["my best friend won't talk to me", "we had an argument"],
  ["fell out with Ben", "he is not talking to me"],
  ["my brother won't talk to me", "friends"],
  ["She won't talk to her friends at nursery"],
  ["the shy girl", "doesn't talk to him", "new friend"],
  ["Dad gives me the silent treatment"],
  ["The robot who stopped talking to his friend"],
  ["my friend can't stop talking"],
  ["my best friend moved away", "doesn't answer"],
  ["she won't play with me", "sister"],
  ["find a friend", "lonely"],
  ["The Friendliest Ghost", "ghosted house"],
])("nobody does, or it is another story: %s", (...texts) => {
  expect(friendGoesSilent(texts)).toBe(false);
});
