import createFetchClient from "openapi-fetch";

/** A client that sends its key with every call. */
export function createTalewickClient({ apiKey, baseUrl, fetch }) {
  return createFetchClient({
    baseUrl,
    headers: { Authorization: `Bearer ${apiKey}` },
    ...(fetch && { fetch }),
  });
}
