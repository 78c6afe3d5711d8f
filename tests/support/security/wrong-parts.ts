import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Endpoint } from "@/lib/shared/endpoint";

type Json = Record<string, unknown>;
type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

/** A value of every kind that JSON has, none of which many fields take. */
const WRONG: readonly unknown[] = [null, true, -1.5, "", "x".repeat(5_000), [], {}, [{}]];
/** The same in an address. */
const WRONG_TEXTS: readonly string[] = ["", "-1.5", "null", "[]", "x".repeat(1_000), "\u0000"];

const schemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What an object of this schema may hold, whichever of its alternatives it is. */
const partsOf = ({ properties = {}, anyOf = [], oneOf = [], allOf = [] }: Schema): Record<string, Schema> =>
  Object.assign({}, properties, ...[...anyOf, ...oneOf, ...allOf].map(partsOf)) as Record<string, Schema>;

/** What a list of this schema holds. */
const entryOf = ({ items, anyOf = [], oneOf = [] }: Schema): Schema =>
  items ?? [...anyOf, ...oneOf].map(entryOf).find((entry) => Object.keys(entry).length > 0) ?? {};

const without = (value: Json, part: string): Json =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== part));

const STRANGE = { unknown: "field", isAdmin: true, parentId: randomUUID() };

/** A good object without each of its parts, with each that its schema knows of another type, and with what nobody asked for. */
function wrongObjects(schema: Schema, good: Json, depth: number): Json[] {
  const parts = partsOf(schema);
  const names = [...new Set([...Object.keys(good), ...Object.keys(parts)])];
  return [
    ...Object.keys(good).map((name) => without(good, name)),
    ...names.flatMap((name) => WRONG.map((value) => ({ ...good, [name]: value }))),
    { ...good, ...STRANGE },
    ...(depth === 0 ? [] : names.flatMap((name) => wrongInside(parts[name] ?? {}, { good, name, depth }))),
  ];
}

type Inside = { good: Json; name: string; depth: number };

/** The same a level deeper, where a part is an object, or a list of them. */
function wrongInside(schema: Schema, { good, name, depth }: Inside): Json[] {
  const value = good[name];
  if (isObject(value))
    return wrongObjects(schema, value, depth - 1).map((inner) => ({ ...good, [name]: inner }));
  const [first] = Array.isArray(value) ? (value as unknown[]) : [];
  if (!isObject(first)) return [];
  return wrongObjects(entryOf(schema), first, depth - 1).map((inner) => ({ ...good, [name]: [inner] }));
}

/** Bodies that a call may be sent by mistake or on purpose, most of them wrong: its schema says which. */
export const wrongBodies = (body: z.ZodType, good: Json): unknown[] => [
  ...wrongObjects(schemaOf(body), good, 1),
  ...WRONG,
];

export type Address = { path: string; isWrong: boolean };

/** Addresses with each part of the query given wrongly, twice, and with one that nobody asked for. */
export function wrongQueries(query: z.ZodObject, path: string): Address[] {
  const [bare = "", given = ""] = path.split("?");
  const good = Object.fromEntries(new URLSearchParams(given));
  const withQuery = (search: URLSearchParams) => `${bare}?${search.toString()}`;
  const single = (values: Record<string, string>): Address => ({
    path: withQuery(new URLSearchParams(values)),
    isWrong:
      !query.safeParse(values).success || Object.values(values).some((value) => value.includes("\u0000")),
  });
  const names = Object.keys(query.shape);
  return [
    ...names.flatMap((name) => WRONG_TEXTS.map((text) => single({ ...good, [name]: text }))),
    ...Object.keys(good).map((name) => single(without(good, name) as Record<string, string>)),
    single({ ...good, unknown: "field" }),
    ...names.map((name) => ({
      path: withQuery(new URLSearchParams([...Object.entries(good), [name, "1"], [name, "1"]])),
      isWrong: true,
    })),
  ];
}

/** Addresses whose path names something that can't be a name. */
export const wrongPaths = ({ path, params }: Endpoint): Address[] =>
  Object.keys(params?.shape ?? {}).flatMap((name) =>
    WRONG_TEXTS.filter((text) => text !== "").map((text) => {
      const values = Object.fromEntries(
        Object.keys(params?.shape ?? {}).map((other) => [other, randomUUID()]),
      );
      const given: Record<string, string> = { ...values, [name]: text };
      return {
        path: path.replaceAll(/\{(\w+)\}/gu, (_, key: string) => encodeURIComponent(given[key] ?? "")),
        isWrong: params?.safeParse(given).success === false,
      };
    }),
  );

const BOUNDARY = "talewick-form";
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
type FormPart = { name: string; value: string; filename?: string };

const formOf = (parts: readonly FormPart[], end = `--${BOUNDARY}--\r\n`): Buffer =>
  Buffer.from(
    parts
      .map(({ name, value, filename }) => {
        const file = filename === undefined ? "" : `; filename="${filename}"\r\nContent-Type: image/png`;
        return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
      })
      .join("") + end,
  );

/** Forms without their file, with two, with a text in its place, cut off, and with fields that are wrong, twice or unknown. */
export function wrongForms({ file, fields }: NonNullable<Endpoint["form"]>): Buffer[] {
  const aFile: FormPart = { name: file, value: "no picture", filename: "a.png" };
  const names = Object.keys(fields.shape);
  const wrongFields = names.flatMap((name) =>
    ["", "x".repeat(5_000)].map((value) => formOf([{ name, value }, aFile])),
  );
  return [
    formOf([]),
    formOf([{ name: file, value: "text" }]),
    formOf([aFile, aFile]),
    formOf([aFile], ""),
    formOf([aFile, { name: "unknown", value: "field" }]),
    ...names.map((name) => formOf([{ name, value: "1" }, { name, value: "1" }, aFile])),
    ...wrongFields,
  ];
}
