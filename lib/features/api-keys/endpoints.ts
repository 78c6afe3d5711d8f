import { z } from "zod";
import { defineEndpoint, NOTHING } from "@/lib/shared/endpoint";
import { apiKeyInput } from "./contract";
import { NEW_KEY_LIMIT } from "./rules";
import { apiKeysView, newApiKeyView } from "./views";

const PATH = "/api/api-keys";
const params = z.object({ id: z.uuid() });

export const apiKeyEndpoints = {
  list: defineEndpoint({
    method: "GET",
    path: PATH,
    summary: "List the keys of the public API, and the calls of this month",
    access: "parent",
    response: { 200: apiKeysView },
  }),
  make: defineEndpoint({
    method: "POST",
    path: PATH,
    summary: "Make a key of the public API; it is shown this once",
    access: "parent",
    body: apiKeyInput,
    response: { 201: newApiKeyView },
    errors: ["PROOF_NEEDED", "LIMIT_REACHED"],
    limit: NEW_KEY_LIMIT,
    keyed: "never",
  }),
  rotate: defineEndpoint({
    method: "POST",
    path: `${PATH}/{id}/rotate`,
    summary: "Put a new secret in a key's place, shown this once; the old one ends",
    access: "parent",
    params,
    response: { 200: newApiKeyView },
    errors: ["PROOF_NEEDED"],
    limit: NEW_KEY_LIMIT,
    keyed: "never",
  }),
  revoke: defineEndpoint({
    method: "DELETE",
    path: `${PATH}/{id}`,
    summary: "Revoke a key: from now on it opens nothing",
    access: "parent",
    params,
    response: { 204: NOTHING },
  }),
};
