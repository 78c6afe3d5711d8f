import { expect, test } from "vitest";
import { isOurChallenge, makeChallenge } from "./passkey-challenge";

const SECRET = "s".repeat(43);
const NOW = new Date("2026-05-01T12:00:00Z");
const UNTIL = new Date("2026-05-01T12:05:00Z");
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const made = () => makeChallenge(SECRET, { purpose: "use", until: UNTIL });

test("a challenge is ours for its purpose until its time, and no two are alike", () => {
  const challenge = text(made());
  const asked = { purpose: "use", now: NOW };
  expect(isOurChallenge(SECRET, challenge, asked)).toBe(true);
  expect(isOurChallenge(SECRET, challenge, { ...asked, purpose: "make:1" })).toBe(false);
  expect(isOurChallenge(SECRET, challenge, { ...asked, now: UNTIL })).toBe(false);
  expect(isOurChallenge("t".repeat(43), challenge, asked)).toBe(false);
  expect(text(made())).not.toBe(challenge);
});

test("with any bit of it changed, or its length, it isn't", () => {
  const bytes = made();
  const asked = { purpose: "use", now: NOW };
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const changed = Uint8Array.from(bytes);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(isOurChallenge(SECRET, text(changed), asked), `bit ${bit}`).toBe(false);
  }
  for (const other of ["", "AAAA", text(bytes.subarray(1)), `${text(bytes)}AA`])
    expect(isOurChallenge(SECRET, other, asked)).toBe(false);
});
