import { defineEndpoint } from "@/lib/shared/endpoint";
import { providerInput } from "./contract";
import { identitiesView, linkStartView } from "./views";

const PATH = "/api/profile/identities";

export const identityEndpoints = {
  list: defineEndpoint({
    method: "GET",
    path: PATH,
    summary: "List the ways into the account",
    access: "parent",
    response: { 200: identitiesView },
  }),
  begin: defineEndpoint({
    method: "POST",
    path: PATH,
    summary: "Begin to link an account at a provider; the browser goes to the address that is answered",
    access: "parent",
    body: providerInput,
    response: { 200: linkStartView },
    errors: ["PROOF_NEEDED", "FORBIDDEN", "UNAVAILABLE"],
    keyed: "never",
  }),
  unlink: defineEndpoint({
    method: "DELETE",
    path: "/api/profile/identities/{provider}",
    summary: "Unlink an account at a provider; never the last way in",
    access: "parent",
    params: providerInput,
    response: { 200: identitiesView },
    errors: ["PROOF_NEEDED", "CONFLICT"],
  }),
};
