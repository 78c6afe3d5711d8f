import { hkdfSync } from "node:crypto";
import fc from "fast-check";
import { SignJWT, UnsecuredJWT } from "jose";
import { beforeAll, expect, test } from "vitest";
import { issueCode } from "@/lib/features/accounts/sign-in/issue-code";
import { randomToken, sha256 } from "@/lib/platform/tokens/random-token";
import { visitor } from "@/tests/support/family";
import { goal } from "@/tests/support/goal";
import { guardedSystem, type GuardedSystem } from "@/tests/support/security/guarded-system";
import { aTenant, signInBoth, type Keys, type Tenant } from "@/tests/support/security/tenant";
import { inParallel, type Shot } from "@/tests/support/security/wire";

let system: GuardedSystem;
let owner: Tenant;
let keys: Keys;
let otherCookie: string;
let claims: { sub: string; sid: string };

beforeAll(async () => {
  system = await guardedSystem();
  owner = await aTenant(system, "Owner");
  keys = await signInBoth(system, owner.email);
  const other = await aTenant(system, "Other");
  otherCookie = (await signInBoth(system, other.email)).cookie;
  claims = payloadOf(keys.bearer) as typeof claims;
});

const payloadOf = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const keyFor = (purpose: string) =>
  new Uint8Array(hkdfSync("sha256", system.secret, "", `talewick ${purpose}`, 32));
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

type Forgery = {
  key?: Uint8Array;
  alg?: string;
  header?: Record<string, unknown>;
  payload?: Record<string, unknown>;
};

/** A token as ours would be, but for what is given: the attacker may know even the key. */
function forge({
  key = keyFor("access"),
  alg = "HS256",
  header = {},
  payload = {},
}: Forgery): Promise<string> {
  const base = { typ: "access", aud: "talewick-api", iat: inSeconds(0), exp: inSeconds(600), ...claims };
  const all: [string, unknown][] = Object.entries({ ...base, ...payload });
  const merged = Object.fromEntries(all.filter(([, value]) => value !== undefined));
  return new SignJWT(merged).setProtectedHeader({ alg, typ: "JWT", ...header }).sign(key);
}

const bearer = (token: string): Shot => ({ path: "/api/children", token });

/** Forgeries with everything right but one thing. */
async function forgeries(): Promise<[string, Shot][]> {
  const raw = new TextEncoder().encode(system.secret);
  const tokens: [string, Promise<string> | string][] = [
    [
      "alg none",
      new UnsecuredJWT({ ...claims, typ: "access", aud: "talewick-api", exp: inSeconds(600) }).encode(),
    ],
    ["alg none, old signature", `${encode({ alg: "none" })}.${keys.bearer.split(".").slice(1).join(".")}`],
    ["alg NONE", `${encode({ alg: "NONE" })}.${keys.bearer.split(".")[1] ?? ""}.`],
    ["the secret itself as key", forge({ key: raw })],
    ["the device key", forge({ key: keyFor("device") })],
    ["the key of another purpose", forge({ key: keyFor("registration") })],
    ["HS512", forge({ alg: "HS512" })],
    ["HS384", forge({ alg: "HS384" })],
    ["another audience", forge({ payload: { aud: "talewick-device" } })],
    ["no audience", forge({ payload: { aud: undefined } })],
    ["another kind", forge({ payload: { typ: "device" } })],
    ["no kind", forge({ payload: { typ: undefined } })],
    ["out of date", forge({ payload: { exp: inSeconds(-1) } })],
    ["no end", forge({ payload: { exp: undefined } })],
    ["an end that is text", forge({ payload: { exp: "9999999999" } }).catch(() => "a.b.c")],
    ["not yet", forge({ payload: { nbf: inSeconds(600) } })],
    ["a session that is not there", forge({ payload: { sid: crypto.randomUUID() } })],
    ["another parent's name on it", forge({ payload: { sub: crypto.randomUUID() } })],
    ["a session id that is an object", forge({ payload: { sid: { not: "" } } })],
    ["a fingerprint that nobody has", forge({ payload: { fph: "x" } })],
    ["a parent id that is no id", forge({ payload: { sub: "1' OR '1'='1" } })],
    ["next-auth's cookie as a bearer", sessionCookie()],
    ["a device token", cookieValue("device")],
    ["the fingerprint", cookieValue("fingerprint")],
    ["a code of a sign-in at a provider", aCode()],
    ["a reset token", aLink("reset_password")],
    ["an API key", "tw_live_0123456789abcdef0123456789abcdef"],
    ["bound to a browser, without its cookie", keys.cookieBearer],
  ];
  const shots: [string, Shot][] = await Promise.all(
    tokens.map(async ([what, token]) => [what, bearer(await token)] as [string, Shot]),
  );
  const odd = (header: string): Shot => ({ path: "/api/children", headers: { authorization: header } });
  return [
    ...shots,
    ["bound to another browser", { ...bearer(keys.cookieBearer), cookie: otherCookie }],
    ["a wrong bearer beside a right cookie", { ...bearer("a.b.c"), cookie: keys.cookie }],
    [
      "a right cookie on another name",
      { path: "/api/children", cookie: `next-auth.session-token=${sessionCookie()}` },
    ],
    [
      "a right cookie without its prefix",
      { path: "/api/children", cookie: `talewick-session=${sessionCookie()}` },
    ],
    ["a bearer as the cookie", { path: "/api/children", cookie: `__Host-talewick-session=${keys.bearer}` }],
    [
      "the cookie in pieces",
      { path: "/api/children", cookie: `__Host-talewick-session.0=${sessionCookie()}` },
    ],
    ["a broken escape", odd("Bearer %E0%A4%A")],
    ["a broken escape in a cookie", { path: "/api/children", cookie: "__Host-talewick-session=%E0%A4%A" }],
    ["another scheme", odd(`Basic ${keys.bearer}`)],
    ["two tokens", odd(`Bearer ${keys.bearer}, Bearer ${keys.bearer}`)],
    ["in the address", { path: `/api/children?token=${keys.bearer}&access_token=${keys.bearer}` }],
    ["with a space more", odd(`Bearer  ${keys.bearer}`)],
  ];
}

const cookieValue = (kind: string): string =>
  new RegExp(`__Host-talewick-${kind}=([^;]+)`).exec(keys.cookie)?.[1] ?? "";
const sessionCookie = () => cookieValue("session");
const aCode = () =>
  issueCode(visitor(system), { parentId: owner.parentId, binding: "binding", provenAt: null });

async function aLink(kind: "reset_password"): Promise<string> {
  const token = randomToken();
  const data = {
    kind,
    hash: sha256(token),
    parentId: owner.parentId,
    expiresAt: new Date(Date.now() + 60_000),
  };
  await system.db.token.create({ data });
  return token;
}

test("S4: the real ones open", async () => {
  expect((await system.wire.send(bearer(keys.bearer))).status).toBe(200);
  expect((await system.wire.send({ ...bearer(keys.cookieBearer), cookie: keys.cookie })).status).toBe(200);
  expect((await system.wire.send({ path: "/api/children", cookie: keys.cookie })).status).toBe(200);
  // So that each forgery below fails for what it changes and not for how it is made.
  expect((await system.wire.send(bearer(await forge({})))).status).toBe(200);
});

test("S4: right in everything but one thing opens nothing", async () => {
  for (const [what, shot] of await forgeries()) {
    expect([what, (await system.wire.send(shot)).status]).toEqual([what, 401]);
  }
});

const bytesOf = (token: string) =>
  token
    .split(".")
    .map((part) => Buffer.from(part, "base64url").toString("hex"))
    .join(".");

/** Damage to one of the real ones that changes what it says, not only how that is spelled. */
const damaged = (token: string): fc.Arbitrary<string> =>
  fc
    .oneof(
      fc
        .tuple(fc.nat(token.length - 1), fc.constantFrom("A", "a", "z", "0", "9", "_", "-", "."))
        .map(([at, char]) => token.slice(0, at) + char + token.slice(at + 1)),
      fc.nat(token.length - 1).map((length) => token.slice(0, length)),
      fc.string({ minLength: 1, maxLength: 40 }).map((more) => token + more.replace(/[^\w.-]/g, "x")),
      fc.shuffledSubarray(token.split("."), { minLength: 0 }).map((parts) => parts.join(".")),
      fc.jsonValue().map((value) => [encode(value), ...token.split(".").slice(1)].join(".")),
      fc.jsonValue().map((value) => [token.split(".")[0], encode(value), token.split(".")[2]].join(".")),
      fc.string({ maxLength: 200 }).map((text) => text.replace(/[^\x21-\x7e]/g, "~")),
    )
    .filter((text) => text !== "" && bytesOf(text) !== bytesOf(token));

goal(
  { id: "S4", title: "mutations of tokens and cookies", quick: 500, full: 10_000 },
  async ({ count, random, note }) => {
    const seed = Math.floor(random.next() * 1e9);
    const anyToken = fc.oneof(damaged(keys.bearer), damaged(keys.cookieBearer), damaged(sessionCookie()));
    const tokens = fc.sample(anyToken, { numRuns: count, seed });
    const accepted: string[] = [];
    await inParallel(tokens, 16, async (token, index) => {
      const shot: Shot =
        index % 3 === 0
          ? { path: "/api/children", cookie: `__Host-talewick-session=${token.replace(/[;,\s"\\]/g, "x")}` }
          : { ...bearer(token), ...(index % 3 === 1 ? { cookie: otherCookie } : {}) };
      const { status } = await system.wire.send(shot);
      if (status !== 401) accepted.push(`${status}: ${token}`);
    });
    note("mutations", tokens.length);
    expect(accepted).toEqual([]);
  },
);
