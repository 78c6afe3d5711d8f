import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiResponsesObject } from "zod-openapi";
import { z } from "zod";
import { profileView, sessionView } from "@/lib/features/accounts/views";
import { currentSubscriptionView, invoiceView, planView, usageView } from "@/lib/features/billing/views";
import { childView } from "@/lib/features/children/views";
import { bookDetailView, bookJobView, bookView } from "@/lib/features/stories/views";
import { ENDPOINTS } from "@/lib/http/endpoints";
import { STATUS } from "@/lib/http/error-response";
import { refusalsOf } from "@/lib/http/refusals";
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
  requestId: z.string(),
});
const byField = z.record(z.string(), z.string());

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

function operationOf(endpoint: Endpoint): ZodOpenApiOperationObject {
  const { params, query, access, summary, path } = endpoint;
  const requestBody = requestOf(endpoint);
  return {
    operationId: operationId(endpoint),
    summary,
    tags: [path.split("/")[2] ?? ""],
    security: access === "public" ? [] : [{ bearer: [] }],
    requestParams: { ...(params ? { path: params } : {}), ...(query ? { query } : {}) },
    ...(requestBody ? { requestBody } : {}),
    responses: responsesOf(endpoint),
  };
}

/** The table of endpoints as an OpenAPI 3.1 document; `origin` is where this deployment answers. */
export function apiDocument(origin: string) {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const endpoint of ENDPOINTS as readonly Endpoint[]) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  const tags = [...new Set(Object.keys(paths).map((path) => path.split("/")[2] ?? ""))].sort();
  return createDocument(
    {
      openapi: "3.1.1",
      info: {
        title: "Talewick",
        version: "1.0.0",
        description:
          "Personalised, illustrated stories for children, measured to their reading level.\n\nA program that signs in or confirms an address says `x-talewick-client: program`: it gets a token that is good without cookies. Without it a caller is taken for a browser.",
      },
      servers: [{ url: origin }],
      tags: tags.map((name) => ({ name })),
      security: [{ bearer: [] }],
      paths,
      components: {
        securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
        schemas: { ...NAMED, Problem: problem },
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
