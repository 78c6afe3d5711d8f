import { ESLint, Linter } from "eslint";
import { expect, test } from "vitest";
import * as parser from "@typescript-eslint/parser";

const eslint = new ESLint();
const linter = new Linter();
const RULE = "no-restricted-syntax";

/** What the project's own configuration for a file says about a text in its place. */
async function complaints(file: string, text: string): Promise<string[]> {
  const { rules = {} } = (await eslint.calculateConfigForFile(file)) as { rules?: Linter.RulesRecord };
  const rule = rules[RULE];
  if (!rule) throw new Error(`${RULE} is not set for ${file}`);
  const languageOptions = {
    parser,
    parserOptions: { ecmaFeatures: { jsx: true } },
  } as Linter.LanguageOptions;
  const messages = linter.verify(
    text,
    [{ files: ["**/*.ts", "**/*.tsx"], languageOptions, rules: { [RULE]: rule } }],
    file,
  );
  return messages.map(({ message }) => message);
}

const DATA = "lib/features/children/data.ts";
const USE_CASE = "lib/features/accounts/sign-in/sign-in.ts";
const SCREEN = "components/features/children/child-card.tsx";
const PLATFORM = "lib/platform/tokens/random-token.ts";

const BAD: [what: string, file: string, text: string, complaint: RegExp][] = [
  ["a raw query", DATA, "export const f = (db: Db, q: string) => db.$queryRawUnsafe(q);", /parameters/],
  ["a raw statement", DATA, "export const f = (db: Db, q: string) => db.$executeRawUnsafe(q);", /parameters/],
  [
    "markup from text",
    SCREEN,
    "export const F = (p: P) => <p dangerouslySetInnerHTML={{ __html: p.t }} />;",
    /as text/,
  ],
  [
    "markup from text, by hand",
    SCREEN,
    'export const f = (t: string) => createElement("p", { dangerouslySetInnerHTML: { __html: t } });',
    /as text/,
  ],
  ["a server action", USE_CASE, '"use server";\nexport const f = () => 1;', /no server actions/],
  ["a server action inside", SCREEN, 'export async function f() { "use server"; }', /no server actions/],
  ["an evaluated text", USE_CASE, "export const f = (t: string) => eval(t);", /evaluates/],
  ["a function made of text", USE_CASE, "export const f = (t: string) => new Function(t);", /evaluates/],
  ["an address from elsewhere", USE_CASE, "export const f = (url: string) => fetch(url);", /home in lib/],
  [
    "an address built from elsewhere",
    SCREEN,
    "export const f = (h: string) => fetch(`https://${h}/x`);",
    /home in lib/,
  ],
  ["another host", SCREEN, 'export const f = () => fetch("//evil.example/");', /home in lib/],
  [
    "somebody's row by its id alone",
    DATA,
    "export const f = (db: Db, id: string) => db.child.findUnique({ where: { id } });",
    /together with its parent/,
  ],
  [
    "the first of somebody's rows by its id alone",
    DATA,
    "export const f = (tx: Db, id: string) => tx.book.findFirstOrThrow({ select: S, where: { id: id } });",
    /together with its parent/,
  ],
  ["chance for a token", PLATFORM, "export const f = () => Math.random().toString(36);", /randomToken/],
  ["chance in a use case", USE_CASE, "export const f = () => Math.random();", /randomToken/],
  [
    "a secret compared",
    USE_CASE,
    "export const f = (a: A, given: string) => a.resetToken === given;",
    /timingSafeEqual/,
  ],
  [
    "a hash compared loosely",
    USE_CASE,
    "export const f = (hash: string, b: string) => hash == b;",
    /timingSafeEqual/,
  ],
  [
    "a signature compared",
    PLATFORM,
    "export const f = (signature: string, b: string) => signature !== b;",
    /timingSafeEqual/,
  ],
];

const FINE: [what: string, file: string, text: string][] = [
  ["a query with parameters", DATA, "export const f = (db: Db, id: string) => db.$queryRaw`SELECT ${id}`;"],
  [
    "a row with its parent",
    DATA,
    "export const f = (db: Db, id: string, p: P) => db.child.findFirst({ where: { id, parentId: p } });",
  ],
  ["our own address", SCREEN, "export const f = (id: string) => fetch(`/api/books/${id}`);"],
  ["a vendor's home", PLATFORM, "export const f = (url: string) => fetch(url);"],
  [
    "whether there is a secret",
    USE_CASE,
    "export const f = (a: A) => a.token === null || a.token === undefined;",
  ],
  ["a code that is no secret's", USE_CASE, 'export const f = (e: E) => e.code === "RATE_LIMITED";'],
];

test.each(BAD)("S36: %s is refused", async (_, file, text, complaint) => {
  expect(await complaints(file, text)).toEqual([expect.stringMatching(complaint)]);
});

test.each(FINE)("S36: %s is fine", async (_, file, text) => {
  expect(await complaints(file, text)).toEqual([]);
});
