import { describe, expect, test } from "vitest";
import { drawQrCode, newSecret, secretAddress, stepOfCode } from "./time-codes";

// RFC 6238, appendix B: the SHA-1 secret in base 32, last six of its digits.
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const at = (seconds: number) => new Date(seconds * 1000);

describe("the codes of an app", () => {
  test.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
  ])("are those of the standard at %s", (seconds, code) => {
    expect(stepOfCode(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  test("of a clock half a minute off are taken, and of one two minutes off are not", () => {
    const [seconds, code] = [1_234_567_890, "005924"];
    const step = Math.floor(seconds / 30);
    for (const off of [-30, 0, 30]) expect(stepOfCode(SECRET, code, at(seconds + off))).toBe(step);
    for (const off of [-120, -60, 60, 120]) expect(stepOfCode(SECRET, code, at(seconds + off))).toBeNull();
  });

  test.each(["", "00592", "0059240", "abcdef", "００５９２４"])("are never %j", (code) => {
    expect(stepOfCode(SECRET, code, at(1_234_567_890))).toBeNull();
  });
});

test("a secret is new each time, and drawn as a square", () => {
  const secret = newSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(secret);
  const address = secretAddress(secret, "ada@example.test");
  expect(address).toContain(`secret=${secret}`);
  const { size, path } = drawQrCode(address);
  expect(size).toBeGreaterThan(29);
  expect(path.startsWith("M4 4h1v1h-1z")).toBe(true);
});
