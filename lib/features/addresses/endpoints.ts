import { defineEndpoint } from "@/lib/shared/endpoint";
import { messageView } from "@/lib/shared/message";
import { changeAnswerInput, changeLinkInput, newEmailInput } from "./contract";
import { answeredChangeView, changeLinkView, emailChangeView } from "./views";

export const addressEndpoints = {
  show: defineEndpoint({
    method: "GET",
    path: "/api/profile/email-change",
    summary: "Whether a change of the e-mail address is on its way",
    access: "parent",
    response: { 200: emailChangeView },
  }),
  ask: defineEndpoint({
    method: "POST",
    path: "/api/profile/email-change",
    summary:
      "Ask for another e-mail address; links go to the new and to the old one, and both have to be confirmed",
    access: "parent",
    body: newEmailInput,
    response: { 200: emailChangeView },
    errors: ["PROOF_NEEDED", "RATE_LIMITED"],
  }),
  withdraw: defineEndpoint({
    method: "DELETE",
    path: "/api/profile/email-change",
    summary: "Stop a change of the e-mail address; its links end",
    access: "parent",
    response: { 200: messageView },
  }),
  /** Changes nothing: programs look at links before people do. */
  look: defineEndpoint({
    method: "GET",
    path: "/api/auth/email-change",
    summary: "What a link of a change of address is about",
    access: "public",
    query: changeLinkInput,
    response: { 200: changeLinkView },
    errors: ["VALIDATION", "RATE_LIMITED"],
  }),
  answer: defineEndpoint({
    method: "POST",
    path: "/api/auth/email-change",
    summary: "Say, by a link of a change of address, whether one wants it",
    access: "public",
    body: changeAnswerInput,
    response: { 200: answeredChangeView },
    errors: ["RATE_LIMITED"],
  }),
};
