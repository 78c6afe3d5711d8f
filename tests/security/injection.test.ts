import { randomUUID } from "node:crypto";
import { beforeAll, expect } from "vitest";
import { goal } from "@/tests/support/goal";
import { bookBody, childBody } from "@/tests/support/http-client";
import { guardedSystem, type GuardedSystem } from "@/tests/support/security/guarded-system";
import { aTenant, PASSWORD, signInBoth, type Tenant } from "@/tests/support/security/tenant";
import { inParallel, type Reply, type Shot } from "@/tests/support/security/wire";

let system: GuardedSystem;
let owner: Tenant;
let token: string;

beforeAll(async () => {
  system = await guardedSystem();
  owner = await aTenant(system, "Owner", "family");
  await aTenant(system, "Other", "family");
  token = (await signInBoth(system, owner.email)).bearer;
});

/** Words that mean something to an interpreter and nothing to us; all are as wrong as any other word. */
const TEXTS = [
  "' OR '1'='1",
  "' OR 1=1 --",
  "'; DROP TABLE parents; --",
  '" OR ""="',
  "') UNION SELECT password_hash FROM parents --",
  "1; SELECT pg_sleep(5)",
  "$1",
  "${7*7}",
  "{{7*7}}",
  "#{7*7}",
  "<%= 7*7 %>",
  "%",
  "_",
  "%%",
  "\\",
  "\\'",
  "*",
  ".*",
  "$where",
  "`id`",
  "$(id)",
  "${jndi:ldap://127.0.0.1/a}",
  "*)(uid=*",
  "../../../etc/passwd",
  "true",
  "null",
  "undefined",
  "[object Object]",
];

/** Filters of database libraries; here they are simply not text. */
const OBJECTS: unknown[] = [
  { not: "" },
  { contains: "" },
  { startsWith: "" },
  { in: ["a"] },
  { $ne: null },
  { $gt: "" },
  { $regex: ".*" },
  { OR: [{}] },
  { equals: "x", mode: "insensitive" },
  { set: "x" },
  { $raw: "1=1" },
  ["a"],
  [["a"]],
  { toString: "x" },
  { length: 10 },
  { then: "x" },
];

type Field = {
  name: string;
  shot: (value: unknown) => Shot;
  /** Takes no text that is not of its form, so that any wrong text is refused alike. */
  isFormal?: true;
  /** In the address: an object can't stand there. */
  isText?: true;
};

const post = (path: string, body: object, extra: Partial<Shot> = {}): Shot => ({
  method: "POST",
  path,
  body,
  ...extra,
});
const mine = (shot: Shot): Shot => ({ ...shot, token });
const inAddress = (value: unknown) => encodeURIComponent(String(value));
const person = () => ({
  email: `new-${randomUUID()}@example.test`,
  password: "moth lantern river",
  firstName: "Robin",
  lastName: "Hale",
});

const fields = (): Field[] => [
  {
    name: "login.email",
    isFormal: true,
    shot: (email) => post("/api/auth/login", { email, password: PASSWORD }),
  },
  { name: "login.password", shot: (password) => post("/api/auth/login", { email: owner.email, password }) },
  { name: "forgot.email", isFormal: true, shot: (email) => post("/api/auth/forgot-password", { email }) },
  { name: "resend.email", isFormal: true, shot: (email) => post("/api/auth/resend-verification", { email }) },
  {
    name: "register.email",
    isFormal: true,
    shot: (email) => post("/api/auth/register", { ...person(), email }),
  },
  {
    name: "reset.token",
    shot: (given) => post("/api/auth/reset-password", { token: given, password: "moth lantern river" }),
  },
  { name: "exchange.token", shot: (given) => post("/api/auth/oauth2/exchange", { token: given }) },
  {
    name: "validate.token",
    isText: true,
    shot: (given) => ({ path: `/api/auth/validate-reset-token/${inAddress(given)}x` }),
  },
  {
    name: "verify.token",
    isText: true,
    shot: (given) => ({ path: `/api/auth/verify-email?token=${inAddress(given)}` }),
  },
  {
    name: "books.search",
    isText: true,
    shot: (text) => mine({ path: `/api/books?search=${inAddress(text)}` }),
  },
  {
    name: "books.childId",
    isText: true,
    isFormal: true,
    shot: (id) => mine({ path: `/api/books?childId=${inAddress(id)}` }),
  },
  {
    name: "books.theme",
    isText: true,
    isFormal: true,
    shot: (theme) => mine({ path: `/api/books?theme=${inAddress(theme)}` }),
  },
  {
    name: "books.cursor",
    isText: true,
    isFormal: true,
    shot: (id) => mine({ path: `/api/books?cursor=${inAddress(id)}` }),
  },
  {
    name: "book.id",
    isText: true,
    isFormal: true,
    shot: (id) => mine({ path: `/api/books/${inAddress(id)}x` }),
  },
  {
    name: "file.id",
    isText: true,
    isFormal: true,
    shot: (id) => mine({ path: `/api/files/${inAddress(id)}x` }),
  },
  {
    name: "ledger.before",
    isText: true,
    isFormal: true,
    shot: (id) => mine({ path: `/api/payments/ledger?before=${inAddress(id)}` }),
  },
  {
    name: "order.childId",
    isFormal: true,
    shot: (id) => mine(post("/api/books/generate", { ...bookBody("x"), childId: id })),
  },
  {
    name: "order.theme",
    isFormal: true,
    shot: (theme) => mine(post("/api/books/generate", bookBody(owner.ids.child, { theme }))),
  },
  {
    name: "child.gender",
    isFormal: true,
    shot: (gender) => mine(post("/api/children", childBody({ gender }))),
  },
  {
    name: "child.photo",
    isFormal: true,
    shot: (url) => mine(post("/api/children", childBody({ profileImage: url }))),
  },
  { name: "child.age", isFormal: true, shot: (age) => mine(post("/api/children", childBody({ age }))) },
  { name: "checkout.planId", shot: (planId) => mine(post("/api/payments/checkout-session", { planId })) },
  {
    name: "events.bookId",
    isFormal: true,
    shot: (bookId) =>
      mine(
        post("/api/reading-events", {
          events: [
            { id: randomUUID(), bookId, page: 1, activeSeconds: 1, occurredAt: new Date().toISOString() },
          ],
        }),
      ),
  },
];

/** What is left of an answer without what it repeats of the question and its own number. */
const looks = ({ status, text }: Reply, value: unknown): string => {
  const echo = JSON.stringify(String(value)).slice(1, -1);
  const plain = text.replace(/"requestId":"[^"]*"/, "");
  return `${status} ${echo.length > 2 ? plain.replaceAll(echo, "…") : plain}`;
};

type Pair = { field: Field; value: unknown; plain: unknown };

goal(
  { id: "S18", title: "operators, SQL and templates where a word is expected", quick: 300, full: 5000 },
  async ({ count, random, note }) => {
    const all = fields().flatMap((field): Pair[] => [
      ...TEXTS.map((value) => ({ field, value, plain: "wrong" })),
      ...(field.isText ? [] : OBJECTS.map((value) => ({ field, value, plain: 12_345 }))),
    ]);
    const plan: Pair[] = [];
    while (plan.length < count) plan.push(...random.shuffle(all));
    const before = await system.db.parent.count();
    const slow: string[] = [];
    const faults: string[] = [];
    await inParallel(plan.slice(0, count), 8, async ({ field, value, plain }) => {
      const begun = performance.now();
      const odd = await system.wire.send(field.shot(value));
      if (performance.now() - begun > 4_500) slow.push(field.name);
      const usual = await system.wire.send(field.shot(plain));
      // A number may be refused in other words than an object is; what counts is that both are refused.
      const isText = typeof value === "string";
      const same = isText ? looks(odd, value) === looks(usual, plain) : odd.status === usual.status;
      if (!same)
        faults.push(
          `${field.name} = ${JSON.stringify(value)}: ${looks(odd, value)} | ${looks(usual, plain)}`,
        );
      if (odd.status < 300 && !["books.search"].includes(field.name))
        faults.push(`${field.name} took ${JSON.stringify(value)}`);
    });
    note("pairs", Math.min(count, plan.length));
    note("fields", fields().length);
    expect(faults.slice(0, 20)).toEqual([]);
    expect(slow).toEqual([]);
    expect(await system.db.parent.count()).toBe(before);
  },
);
