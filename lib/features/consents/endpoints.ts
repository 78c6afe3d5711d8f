import { z } from "zod";
import { defineEndpoint, NOTHING } from "@/lib/shared/endpoint";
import { consentPurpose, consentView } from "./views";

export const consentEndpoints = {
  list: defineEndpoint({
    method: "GET",
    path: "/api/consents",
    summary: "List what the parent agreed to",
    access: "parent",
    whileLeaving: true,
    response: { 200: z.array(consentView) },
  }),
  give: defineEndpoint({
    method: "PUT",
    path: "/api/consents/{purpose}",
    summary: "Agree to what is not asked for with a single story",
    access: "parent",
    params: z.object({ purpose: z.enum(["child-name-voice", "own-voice"]) }),
    body: z.object({ textVersion: z.string().max(40) }),
    response: { 204: NOTHING },
  }),
  withdraw: defineEndpoint({
    method: "DELETE",
    path: "/api/consents/{purpose}",
    summary: "Take a consent back; photos and recordings that it was given for go at once",
    access: "parent",
    params: z.object({ purpose: consentPurpose }),
    response: { 204: NOTHING },
  }),
};
