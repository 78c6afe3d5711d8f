import type { ErrorCode } from "@/lib/shared/app-error";
import type { Endpoint } from "@/lib/shared/endpoint";
import { STATUS } from "./error-response";

/** Whether the same request again, under its Idempotency-Key, gets the first answer. */
export const honoursKey = ({ access, method, keyed }: Endpoint): boolean =>
  method !== "GET" && access !== "public" && keyed !== "never";

/** Everything that an endpoint may refuse: what it names, and what follows from its other properties. */
export function refusalsOf(endpoint: Endpoint): ErrorCode[] {
  const {
    access,
    method,
    params,
    query,
    body,
    form,
    raw,
    limit,
    whileLeaving,
    inChildsMode,
    errors = [],
  } = endpoint;
  const isWriting = method !== "GET";
  const takesBytes = body ?? form ?? raw;
  const implied: [unknown, ErrorCode[]][] = [
    [access !== "public", ["UNAUTHENTICATED"]],
    // An account that is about to be deleted.
    [access !== "public" && !whileLeaving, ["FORBIDDEN"]],
    // So many calls a minute, and so many a month.
    [access === "key", ["RATE_LIMITED"]],
    // A key's caller is nobody's device.
    [access !== "key" && !inChildsMode, ["CHILDS_MODE"]],
    // A page says whose it is where it has a token to send.
    [access !== "key", ["OTHERS_PAGE"]],
    // Another site's page.
    [isWriting, ["FORBIDDEN"]],
    [params, ["NOT_FOUND"]],
    [query ?? takesBytes, ["VALIDATION"]],
    [takesBytes, ["TOO_LARGE"]],
    [body ?? form, ["UNSUPPORTED_MEDIA"]],
    [form, ["NO_SPACE"]],
    [limit, ["RATE_LIMITED"]],
    // An Idempotency-Key that is none, or another request's.
    [honoursKey(endpoint), ["VALIDATION", "CONFLICT"]],
    [true, ["UNAVAILABLE"]],
  ];
  return [...new Set([...implied.flatMap(([holds, codes]) => (holds ? codes : [])), ...errors])];
}

/** The statuses that a caller has to reckon with, apart from faults of ours. */
export const statusesOf = (endpoint: Endpoint): number[] => [
  ...new Set([
    ...Object.keys(endpoint.response).map(Number),
    ...refusalsOf(endpoint).map((code) => STATUS[code]),
  ]),
];
