import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiResponsesObject } from "zod-openapi";
import { z } from "zod";
import { profileView, sessionView } from "@/lib/features/accounts/views";
import { currentSubscriptionView, invoiceView, planView, usageView } from "@/lib/features/billing/views";
import { childView } from "@/lib/features/children/views";
import { publicApiEndpoints } from "@/lib/features/public-api/endpoints";
import { profileView as publicProfileView, storyOrderView, storyView } from "@/lib/features/public-api/views";
import { idempotencyKey } from "@/lib/features/stories/contract";
import { alternativeView, bookDetailView, bookJobView, bookView } from "@/lib/features/stories/views";
import { ENDPOINTS } from "@/lib/http/endpoints";
import { STATUS } from "@/lib/http/error-response";
import { honoursKey, refusalsOf } from "@/lib/http/refusals";
import { isJson, type Answer, type Endpoint } from "@/lib/shared/endpoint";

/** Schemas that several calls share, by the names that readers of the document know. */
const NAMED = {
  Book: bookView,
  BookDetail: bookDetailView,
  BookJob: bookJobView,
  Child: childView,
  Invoice: invoiceView,
  Plan: planView,
  Profile: profileView,
  Session: sessionView,
  Subscription: currentSubscriptionView,
  Usage: usageView,
};

const problem = z.strictObject({
  code: z.string().meta({ examples: ["VALIDATION"] }),
  message: z.string().meta({ description: "Written for the parent." }),
  error: z.string().meta({ description: "The same as `message`." }),
  details: z.record(z.string(), z.string()).optional().meta({ description: "Message by field." }),
  alternatives: z
    .array(alternativeView)
    .optional()
    .meta({ description: "Stories that can be ordered instead, each by its `idea`." }),
  instead: z
    .strictObject({ title: z.string(), topics: z.array(z.string()) })
    .optional()
    .meta({
      description: "Words that may be sent in place of an order's own, which name what belongs to others.",
    }),
  requestId: z.string(),
});
const byField = z.record(z.string(), z.string());

/** What a caller may say of a request, so that it is done once however often it is sent. */
const keyHeader = z.object({
  "Idempotency-Key": idempotencyKey
    .unwrap()
    .optional()
    .meta({
      description:
        "Of your own making, such as a UUID: the same request again under it gets the first answer; another request under it is refused with 409.",
      examples: ["1f0c2f6e-7a58-4a55-9b7e-0f6a3f1d2c4b"],
    }),
});

const json = (schema: z.ZodType) => ({ "application/json": { schema } });
const bytes = z.string().meta({ format: "binary" });

function contentOf(answer: Answer) {
  if (isJson(answer)) return json(answer);
  if (answer.kind === "events") return { "text/event-stream": { schema: answer.event } };
  if (answer.kind === "file")
    return Object.fromEntries(answer.types.map((type) => [type, { schema: bytes }]));
  return undefined;
}

function refusalContent({ errorShape }: Endpoint, status: number) {
  if (errorShape === "text") return { "text/plain": { schema: z.string() } };
  return json(
    errorShape === "fields" && status === STATUS.VALIDATION ? z.union([byField, problem]) : problem,
  );
}

function responsesOf(endpoint: Endpoint): ZodOpenApiResponsesObject {
  const refused = new Map<number, string[]>();
  for (const code of refusalsOf(endpoint)) {
    const status = STATUS[code];
    refused.set(status, [...(refused.get(status) ?? []), code]);
  }
  const refusals = [...refused].map(([status, codes]) => [
    status,
    { description: codes.join(" or "), content: refusalContent(endpoint, status) },
  ]);
  const answers = Object.entries(endpoint.response).map(([status, answer], index) => {
    const content = contentOf(answer);
    const headers = index === 0 ? endpoint.headers : undefined;
    return [
      status,
      { description: endpoint.summary, ...(content ? { content } : {}), ...(headers ? { headers } : {}) },
    ];
  });
  return Object.fromEntries([...refusals, ...answers]) as ZodOpenApiResponsesObject;
}

function requestOf({ body, form, raw }: Endpoint): ZodOpenApiOperationObject["requestBody"] {
  if (body) return { required: !body.safeParse(undefined).success, content: json(body) };
  if (form) {
    const schema = form.fields.extend({ [form.file]: bytes });
    return { required: true, content: { "multipart/form-data": { schema } } };
  }
  return raw && { required: true, content: json(z.looseObject({})) };
}

/** `/api/books/{id}/level` by POST: `postBooksIdLevel`. */
const operationId = ({ method, path }: Endpoint): string =>
  [method.toLowerCase(), ...path.split(/[/{}-]+/).slice(2)]
    .filter(Boolean)
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join("");

/** `/api/v1/stories/generate` is about stories, `/api/books/generate` about books. */
const tagOf = ({ path }: Endpoint): string => {
  const [first = "", second = ""] = path.split("/").slice(2);
  return first === "v1" ? second : first;
};

function operationOf(endpoint: Endpoint): ZodOpenApiOperationObject {
  const { params, query, access, scope, summary } = endpoint;
  const requestBody = requestOf(endpoint);
  return {
    operationId: operationId(endpoint),
    summary,
    tags: [tagOf(endpoint)],
    security:
      access === "public" ? [] : [access === "key" ? { apiKey: scope ? [scope] : [] } : { bearer: [] }],
    requestParams: {
      ...(params ? { path: params } : {}),
      ...(query ? { query } : {}),
      ...(honoursKey(endpoint) ? { header: keyHeader } : {}),
    },
    ...(requestBody ? { requestBody } : {}),
    responses: responsesOf(endpoint),
  };
}

type Facts = { origin: string; description: string; schemas: Record<string, z.ZodType> };

function documentOf(endpoints: readonly Endpoint[], { origin, description, schemas }: Facts) {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const endpoint of endpoints) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  const tags = [...new Set(endpoints.map(tagOf))].sort();
  const securitySchemes = {
    bearer: { type: "http", scheme: "bearer" },
    apiKey: {
      type: "http",
      scheme: "bearer",
      description: "A key of the public API, made in the settings; good for /api/v1 alone.",
    },
  } as const;
  const isPublic = endpoints.every(({ access }) => access === "key");
  return createDocument(
    {
      openapi: "3.1.1",
      info: { title: "Talewick", version: "1.0.0", description },
      servers: [{ url: origin }],
      tags: tags.map((name) => ({ name })),
      security: [{ [isPublic ? "apiKey" : "bearer"]: [] }],
      paths,
      components: {
        securitySchemes: isPublic ? { apiKey: securitySchemes.apiKey } : securitySchemes,
        schemas: { ...schemas, Problem: problem },
      },
    },
    {
      // The library's pattern for a point in time is longer than the rest of the document; the format says it all.
      override: ({ jsonSchema }) => {
        if (jsonSchema.format === "date-time" || jsonSchema.format === "uuid") delete jsonSchema.pattern;
      },
    },
  );
}

/** The table of endpoints as an OpenAPI 3.1 document; `origin` is where this deployment answers. */
export const apiDocument = (origin: string) =>
  documentOf(ENDPOINTS, {
    origin,
    schemas: NAMED,
    description:
      "Personalised, illustrated stories for children, measured to their reading level.\n\nA program that signs in or confirms an address says `x-talewick-client: program`: it gets a token that is good without cookies. Without it a caller is taken for a browser.",
  });

/** The same of the public API alone, for whoever has a key. */
export const publicApiDocument = (origin: string) =>
  documentOf(Object.values<Endpoint>(publicApiEndpoints), {
    origin,
    schemas: { Story: storyView, StoryOrder: storyOrderView, Profile: publicProfileView },
    description:
      "Stories for children, measured to their reading level, for your own product.\n\nEach call carries a key as `Authorization: Bearer tw_live_…`; keys are made in the settings. `/v1/…` is short for `/api/v1/…`. Where a call names the header `Idempotency-Key`, the same request again under the same key gets the first answer. A key has 60 calls a minute, an account the calls a month that its tier has: `RateLimit-*` says how many are left, and is absent where they aren’t limited.",
  });
