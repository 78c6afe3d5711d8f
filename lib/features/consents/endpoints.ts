import { z } from "zod";
import { defineEndpoint, NOTHING } from "@/lib/shared/endpoint";
import { consentPurpose, consentView } from "./views";

export const consentEndpoints = {
  list: defineEndpoint({
    method: "GET",
    path: "/api/consents",
    summary: "List what the parent agreed to",
    access: "parent",
    response: { 200: z.array(consentView) },
  }),
  withdraw: defineEndpoint({
    method: "DELETE",
    path: "/api/consents/{purpose}",
    summary: "Take a consent back; the photos that it was given for go at once",
    access: "parent",
    params: z.object({ purpose: consentPurpose }),
    response: { 204: NOTHING },
  }),
};
