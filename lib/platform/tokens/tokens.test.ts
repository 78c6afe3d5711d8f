import fc from "fast-check";
import { decodeJwt, SignJWT } from "jose";
import { encode } from "next-auth/jwt";
import { describe, expect, test } from "vitest";
import { readAccessToken, signAccessToken } from "./access-token";
import { readDeviceToken, signDeviceToken } from "./device-token";
import { isRandomToken, randomToken, sha256 } from "./random-token";
import { openSessionCookie, sealSessionCookie } from "./session-cookie";
import { signingKey } from "./signing-key";

const SECRET = "a secret of at least thirty-two characters";
const NOW = new Date("2026-11-21T10:00:00Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const facts = {
  parentId: "0199a000-0000-7000-8000-000000000001",
  sessionId: "0199a000-0000-7000-8000-000000000002",
  fingerprintHash: "abc",
};
const sign = () => signAccessToken(SECRET, facts, { issuedAt: NOW, expiresAt: later(60) });

describe("an access token", () => {
  test("comes back as it was signed and carries `exp` for the browser", async () => {
    const token = await sign();
    expect(await readAccessToken(SECRET, token, NOW)).toEqual(facts);
    expect(decodeJwt(token)).toMatchObject({ typ: "access", exp: later(60).getTime() / 1000 });
  });

  test("ends", async () => {
    expect(await readAccessToken(SECRET, await sign(), later(60))).toBeNull();
  });

  test("ends also where it was read before, and is read for its own secret alone", async () => {
    const token = await sign();
    for (const now of [NOW, later(59.9)]) expect(await readAccessToken(SECRET, token, now)).toEqual(facts);
    expect(await readAccessToken(`${SECRET}!`, token, NOW)).toBeNull();
    expect(await readAccessToken(SECRET, token, later(60))).toBeNull();
    // What many others called meanwhile changes nothing of it.
    for (let other = 0; other < 1_100; other += 1) {
      const another = await signAccessToken(SECRET, facts, { issuedAt: NOW, expiresAt: later(100 + other) });
      expect(await readAccessToken(SECRET, another, NOW)).toEqual(facts);
    }
    expect(await readAccessToken(SECRET, token, NOW)).toEqual(facts);
  });

  test("is nothing under another secret", async () => {
    expect(await readAccessToken(`${SECRET}!`, await sign(), NOW)).toBeNull();
  });

  test.each([
    ["another kind", { typ: "device", aud: "talewick-api" }],
    ["another audience", { typ: "access", aud: "talewick-device" }],
    ["no session", { typ: "access", aud: "talewick-api", sid: undefined }],
  ])("of %s is refused although it is signed with the right key", async (_, claims) => {
    const token = await new SignJWT({
      sid: facts.sessionId,
      sub: facts.parentId,
      exp: later(60).getTime() / 1000,
      ...claims,
    })
      .setProtectedHeader({ alg: "HS256" })
      .sign(signingKey(SECRET, "access"));
    expect(await readAccessToken(SECRET, token, NOW)).toBeNull();
  });

  test("without a signature is refused", async () => {
    const [, payload = ""] = (await sign()).split(".");
    const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
    expect(await readAccessToken(SECRET, `${none}.${payload}.`, NOW)).toBeNull();
  });

  test("with any one character changed is refused", async () => {
    const token = await sign();
    const edits = fc.record({
      at: fc.nat(token.length - 1),
      to: fc.constantFrom("A", "Z", "a", "z", "0", "9", "-", "_", "."),
    });
    await fc.assert(
      fc.asyncProperty(edits, async ({ at, to }) => {
        const forged = token.slice(0, at) + to + token.slice(at + 1);
        // The last character of base64url carries bits that nobody reads.
        fc.pre(forged !== token && at !== token.length - 1);
        expect(await readAccessToken(SECRET, forged, NOW)).toBeNull();
      }),
      { numRuns: 300, seed: 1 },
    );
  });
});

describe("the session cookie", () => {
  const ids = { sessionId: facts.sessionId, parentId: facts.parentId };

  test("comes back as it was sealed and is no access token", async () => {
    const sealed = await sealSessionCookie(SECRET, ids, 60);
    expect(await openSessionCookie(SECRET, sealed)).toEqual(ids);
    expect(sealed.length).toBeLessThan(1_000);
    expect(await readAccessToken(SECRET, sealed, new Date())).toBeNull();
  });

  test.each(["", "rubbish", "a.b.c.d.e", "%E0%A4%A"])("%j opens nothing", async (value) => {
    expect(await openSessionCookie(SECRET, value)).toBeNull();
  });

  test("with other contents opens nothing", async () => {
    expect(await openSessionCookie(SECRET, await encode({ secret: SECRET, token: { sub: "x" } }))).toBeNull();
  });
});

test("a device token speaks for its own account only", async () => {
  const token = await signDeviceToken(SECRET, { account: "one", deviceId: "d" }, NOW);
  expect(await readDeviceToken(SECRET, token, { account: "one", now: NOW })).toBe("d");
  expect(await readDeviceToken(SECRET, token, { account: "two", now: NOW })).toBeNull();
  expect(await readDeviceToken(SECRET, await sign(), { account: facts.parentId, now: NOW })).toBeNull();
});

test("random tokens are long, unlike and stored as a hash", () => {
  const token = randomToken();
  expect(isRandomToken(token)).toBe(true);
  expect(randomToken()).not.toBe(token);
  expect(sha256(token)).toHaveLength(32);
});
