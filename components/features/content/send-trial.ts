import { createApi, UNEXPECTED_ERROR, type ApiCall, type ApiResult } from "@/lib/client/api";

export type Trial = {
  /** As the list of calls has it. */
  name: string;
  takesId?: true;
  /** A body to begin with. */
  sample?: string;
  send: (api: ApiCall, given: { id: string; body: never }) => Promise<ApiResult<unknown>>;
};

export type TrialAnswer = { status: string; remaining: string | null; body: string };

const write = (value: unknown): string => JSON.stringify(value, null, 2);

const STORY = write({
  childId: "YOUR_PROFILE_ID",
  theme: "adventure",
  length: "medium",
  customization: { mainCharacter: "Ada", setting: "a lighthouse", interests: ["space", "animals"] },
});
const PROFILE = write({
  name: "Ada",
  age: 6,
  gender: "Girl",
  interests: ["Space", "Animals"],
  readingLevel: "Emerging",
});

/** What one needs first comes first: a story is made for a profile. */
export const TRIALS: readonly [Trial, ...Trial[]] = [
  { name: "GET /api/v1/profiles", send: (api) => api("GET", "/api/v1/profiles") },
  {
    name: "POST /api/v1/profiles",
    sample: PROFILE,
    send: (api, { body }) => api("POST", "/api/v1/profiles", { body }),
  },
  {
    name: "PUT /api/v1/profiles/{id}",
    takesId: true,
    sample: PROFILE,
    send: (api, { id, body }) => api("PUT", "/api/v1/profiles/{id}", { params: { id }, body }),
  },
  {
    name: "POST /api/v1/stories/generate",
    sample: STORY,
    send: (api, { body }) => api("POST", "/api/v1/stories/generate", { body }),
  },
  {
    name: "GET /api/v1/stories/{id}",
    takesId: true,
    send: (api, { id }) => api("GET", "/api/v1/stories/{id}", { params: { id } }),
  },
  {
    name: "GET /api/v1/stories/orders/{id}",
    takesId: true,
    send: (api, { id }) => api("GET", "/api/v1/stories/orders/{id}", { params: { id } }),
  },
  { name: "GET /api/v1/analytics/reading", send: (api) => api("GET", "/api/v1/analytics/reading") },
];

function readBody(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

function describe(result: ApiResult<unknown>): TrialAnswer {
  if (result.ok) {
    const remaining = result.headers?.get("ratelimit-remaining") ?? null;
    return { status: `Status ${String(result.status)}`, remaining, body: write(result.data) };
  }
  const { status, code, message, details } = result;
  const told = { code, message: message || UNEXPECTED_ERROR, details };
  return {
    status: status === 0 ? "No answer" : `Status ${String(status)}`,
    remaining: null,
    body: write(told),
  };
}

/** Sends a call with the reader's key; no session of this browser goes along. */
export async function sendTrial(
  trial: Trial & { key: string; id: string; body: string },
): Promise<TrialAnswer | "unreadable"> {
  const read = trial.sample ? readBody(trial.body) : { value: undefined };
  if (!read) return "unreadable";
  const api = createApi({
    onUnauthorized: "stay",
    credentials: "never",
    headers: { Authorization: `Bearer ${trial.key}` },
  });
  // Whatever was typed is sent: what is wrong with it, the answer says.
  return describe(await trial.send(api, { id: trial.id, body: read.value as never }));
}
