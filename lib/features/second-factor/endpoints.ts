import { defineEndpoint } from "@/lib/shared/endpoint";
import { messageView } from "@/lib/shared/message";
import { factorCodeInput } from "./contract";
import { newFactorView, recoveryCodesView, secondFactorView } from "./views";

const PATH = "/api/profile/second-factor";

export const secondFactorEndpoints = {
  show: defineEndpoint({
    method: "GET",
    path: PATH,
    summary: "Whether codes of an app are asked for at sign-in",
    access: "parent",
    response: { 200: secondFactorView },
  }),
  begin: defineEndpoint({
    method: "POST",
    path: PATH,
    summary: "Make the secret for an app; nothing is asked for until its first code has confirmed it",
    access: "parent",
    response: { 200: newFactorView },
    errors: ["PROOF_NEEDED", "CONFLICT"],
    keyed: "never",
  }),
  confirm: defineEndpoint({
    method: "POST",
    path: `${PATH}/confirm`,
    summary: "Confirm the secret by its first code; from now on sign-in asks for one",
    access: "parent",
    body: factorCodeInput,
    response: { 200: recoveryCodesView },
    errors: ["PROOF_NEEDED", "CONFLICT", "RATE_LIMITED"],
    keyed: "never",
  }),
  renewCodes: defineEndpoint({
    method: "POST",
    path: `${PATH}/recovery-codes`,
    summary: "Make new recovery codes; the old ones end",
    access: "parent",
    response: { 200: recoveryCodesView },
    errors: ["PROOF_NEEDED", "CONFLICT"],
    keyed: "never",
  }),
  turnOff: defineEndpoint({
    method: "DELETE",
    path: PATH,
    summary: "Ask for no code at sign-in any more",
    access: "parent",
    response: { 200: messageView },
    errors: ["PROOF_NEEDED"],
    keyed: "never",
  }),
};
