import { z } from "zod";

/** One thing that is sent or answered, by its path in the JSON: `customization.setting`, `pages[].text`. */
export type Field = { name: string; type: string; required: boolean; description: string };
export type Answer = { status: string; fields: readonly Field[] };

export type Operation = {
  method: string;
  path: string;
  scope: string;
  /** In the address: path and query. */
  parameters: readonly Field[];
  headers: readonly Field[];
  body: readonly Field[];
  /** What is said where all went well, the usual answer first. */
  answers: readonly Answer[];
  /** Statuses of refusals with the codes of our envelope. */
  refusals: readonly { status: string; codes: string }[];
};

type Schema = {
  $ref?: string | undefined;
  type?: string | string[] | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  format?: string | undefined;
  description?: string | undefined;
  properties?: Record<string, Schema> | undefined;
  required?: string[] | undefined;
  items?: Schema | undefined;
  anyOf?: Schema[] | undefined;
};

const schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    format: z.string().optional(),
    description: z.string().optional(),
    properties: z.record(z.string(), schema).optional(),
    required: z.array(z.string()).optional(),
    items: schema.optional(),
    anyOf: z.array(schema).optional(),
  }),
);

const content = z.object({ "application/json": z.object({ schema }) }).optional();

/** As much of an OpenAPI document as the page shows. */
const document = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        security: z.array(z.object({ apiKey: z.array(z.string()) })),
        parameters: z
          .array(
            z.object({
              name: z.string(),
              in: z.string(),
              required: z.boolean().default(false),
              description: z.string().optional(),
              schema,
            }),
          )
          .default([]),
        requestBody: z.object({ content }).optional(),
        responses: z.record(z.string(), z.object({ description: z.string(), content })),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), schema) }),
});

type Resolve = (schema: Schema) => Schema;

function describeType(given: Schema, resolve: Resolve): string {
  const { type, enum: values, const: only, format, items, anyOf } = resolve(given);
  if (values) return values.map((value) => JSON.stringify(value)).join(" | ");
  if (only !== undefined) return JSON.stringify(only);
  if (anyOf) return anyOf.map((one) => describeType(one, resolve)).join(" | ");
  if (items) {
    const inner = describeType(items, resolve);
    return inner.includes(" | ") ? `(${inner})[]` : `${inner}[]`;
  }
  const types = [type ?? "any"].flat().join(" | ");
  return format ? `${types} (${format})` : types;
}

/** The fields of an object and of what it holds, as one list. */
function listFields(given: Schema, resolve: Resolve, prefix = ""): Field[] {
  const { properties = {}, required = [], items } = resolve(given);
  if (items) return listFields(items, resolve, `${prefix}[]`);
  return Object.entries(properties).flatMap(([key, value]) => {
    const name = prefix ? `${prefix}.${key}` : key;
    const { description = "" } = { ...resolve(value), ...value };
    const own = { name, type: describeType(value, resolve), required: required.includes(key), description };
    return [own, ...listFields(value, resolve, name)];
  });
}

/** What the page shows of an OpenAPI document, in the document's order. */
export function toReference(given: unknown): Operation[] {
  const { paths, components } = document.parse(given);
  const resolve: Resolve = (one) => {
    const name = one.$ref?.split("/").at(-1);
    return (name && components.schemas[name]) || one;
  };
  const fieldsOf = (one: z.output<typeof content>) =>
    one ? listFields(one["application/json"].schema, resolve) : [];
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, parameters, requestBody, responses }]) => {
      const all = Object.entries(responses);
      const told = parameters.map((one) => ({
        in: one.in,
        field: {
          name: one.name,
          type: describeType(one.schema, resolve),
          required: one.required,
          description: one.description ?? one.schema.description ?? "",
        },
      }));
      return {
        method: method.toUpperCase(),
        path,
        scope: security.flatMap(({ apiKey }) => apiKey).join(", "),
        parameters: told.filter((one) => one.in !== "header").map(({ field }) => field),
        headers: told.filter((one) => one.in === "header").map(({ field }) => field),
        body: fieldsOf(requestBody?.content),
        answers: all
          .filter(([status]) => status < "300")
          .map(([status, answer]) => ({ status, fields: fieldsOf(answer.content) })),
        refusals: all
          .filter(([status]) => status >= "300")
          .map(([status, { description }]) => ({ status, codes: description })),
      };
    }),
  );
}
