import fc from "fast-check";

/** Values that no field of ours takes, or that have upset a parser or a database before. */
const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  -0,
  2 ** 53,
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff\ud800",
  "\u202egpj.exe",
  "🧒🏽".repeat(40),
  "x".repeat(10_000),
  "9".repeat(400),
  "2026-13-45T99:99:99Z",
  "0000-00-00",
  "not-a-uuid",
  "00000000-0000-0000-0000-000000000000",
  [],
  [[]],
  {},
  { not: "" },
  { length: -1 },
  "__proto__",
  "constructor",
];

type Path = (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, entry]) => pathsOf(entry, [...path, key]))];
}

function put(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next;
  if (Array.isArray(value))
    return value.map((entry: unknown, index) => (String(index) === key ? put(entry, rest, next) : entry));
  const object = (value ?? {}) as Record<string, unknown>;
  return { ...object, [key]: put(object[key], rest, next) };
}

const drop = (value: unknown, path: Path): unknown => put(value, path, undefined);

const nested = (depth: number) => `${'{"a":['.repeat(depth)}1${"]}".repeat(depth)}`;

export type HostileBody = { raw: string | Buffer; type?: string };

/** A body that was good, after one or two things were done to it. */
export function hostileBody(good: unknown): fc.Arbitrary<HostileBody> {
  const paths = pathsOf(good);
  const text = JSON.stringify(good);
  const changed = fc
    .array(
      fc.tuple(
        fc.constantFrom(...paths),
        fc.oneof(fc.constantFrom(...ODD_VALUES), fc.jsonValue({ maxDepth: 3 })),
      ),
      {
        minLength: 1,
        maxLength: 2,
      },
    )
    .map((changes) =>
      JSON.stringify(changes.reduce<unknown>((body, [path, value]) => put(body, path, value), good)),
    );
  const inner: Path[] = paths.length > 1 ? paths.slice(1) : [["none"]];
  const shortened = fc.constantFrom(...inner).map((path) => JSON.stringify(drop(good, path)));
  const twice = fc
    .tuple(fc.constantFrom(...Object.keys(good as object), "id"), fc.constantFrom(...ODD_VALUES))
    .map(
      ([key, value]) =>
        `${text.slice(0, -1)}${text === "{}" ? "" : ","}${JSON.stringify(key)}:${JSON.stringify(value)}}`,
    );
  const broken = fc.oneof(
    fc.nat(text.length).map((length) => text.slice(0, length)),
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.constantFrom(
      nested(30),
      nested(10_000),
      "[".repeat(10_000),
      "nul",
      "NaN",
      "'{}'",
      "\ufeff{}",
      `{"a":1e999}`,
    ),
  );
  const inAnotherType = fc
    .constantFrom(
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
      "application/xml",
      "",
      "application/json; charset=utf-16",
    )
    .map((type): HostileBody => ({ raw: text, type }));
  const bytes = fc.uint8Array({ maxLength: 80 }).map((raw): HostileBody => ({ raw: Buffer.from(raw) }));
  return fc.oneof(
    { weight: 6, arbitrary: changed.map((raw): HostileBody => ({ raw })) },
    { weight: 2, arbitrary: shortened.map((raw): HostileBody => ({ raw })) },
    { weight: 1, arbitrary: twice.map((raw): HostileBody => ({ raw })) },
    { weight: 2, arbitrary: broken.map((raw): HostileBody => ({ raw })) },
    { weight: 1, arbitrary: inAnotherType },
    { weight: 1, arbitrary: bytes },
    { weight: 1, arbitrary: fc.constant({ raw: text }) },
  );
}

/** What follows the `?` or stands in the path. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "%00",
    "%ff",
    "%E0%A4%A",
    "..%2f..%2fetc%2fpasswd",
    "%u0000",
    "a".repeat(9_000),
    "-1",
    "1e9",
    "%27%20OR%201%3D1--",
    "[]",
    "{}",
    "%F0%9F%A7%92",
  ),
  fc.string({ maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.uuid(),
);
