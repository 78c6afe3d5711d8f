import { loginView } from "@/lib/features/accounts/views";
import { defineEndpoint } from "@/lib/shared/endpoint";
import { messageView } from "@/lib/shared/message";
import { newPasskeyInput, passkeyParams, passkeySignInInput, usedPasskeyInput } from "./contract";
import { newPasskeyOptionsView, passkeyOptionsView, passkeysView, passkeyView } from "./views";

const PATH = "/api/profile/passkeys";
const SIGN_IN = "/api/auth/passkey";

export const passkeyEndpoints = {
  list: defineEndpoint({
    method: "GET",
    path: PATH,
    summary: "List the passkeys of the account",
    access: "parent",
    response: { 200: passkeysView },
  }),
  begin: defineEndpoint({
    method: "POST",
    path: `${PATH}/options`,
    summary: "What a browser needs to make a passkey",
    access: "parent",
    response: { 200: newPasskeyOptionsView },
    errors: ["PROOF_NEEDED", "LIMIT_REACHED", "UNAVAILABLE"],
    keyed: "never",
  }),
  add: defineEndpoint({
    method: "POST",
    path: PATH,
    summary: "Add the passkey that a browser has made",
    access: "parent",
    body: newPasskeyInput,
    response: { 201: passkeyView },
    errors: ["PROOF_NEEDED", "CONFLICT", "LIMIT_REACHED", "UNAVAILABLE"],
    keyed: "never",
  }),
  remove: defineEndpoint({
    method: "DELETE",
    path: `${PATH}/{id}`,
    summary: "Remove a passkey; never the last way in",
    access: "parent",
    params: passkeyParams,
    response: { 200: passkeysView },
    errors: ["PROOF_NEEDED", "CONFLICT"],
  }),
  /** Also for who is signed in already and shows again who they are. */
  ask: defineEndpoint({
    method: "POST",
    path: `${SIGN_IN}/options`,
    summary: "What a browser needs to ask for a passkey",
    access: "public",
    response: { 200: passkeyOptionsView },
    errors: ["UNAVAILABLE"],
    inChildsMode: true,
  }),
  signIn: defineEndpoint({
    method: "POST",
    path: SIGN_IN,
    summary: "Sign in with a passkey",
    access: "public",
    body: passkeySignInInput,
    response: { 200: loginView },
    errors: ["UNAUTHENTICATED", "RATE_LIMITED", "UNAVAILABLE"],
    inChildsMode: true,
  }),
  prove: defineEndpoint({
    method: "POST",
    path: `${SIGN_IN}/proof`,
    summary: "Use a passkey again, before something sensitive",
    access: "parent",
    body: usedPasskeyInput,
    response: { 200: messageView },
    errors: ["RATE_LIMITED", "UNAVAILABLE"],
    keyed: "never",
    whileLeaving: true,
    inChildsMode: true,
  }),
};
