import { defineEndpoint } from "@/lib/shared/endpoint";
import { contactInput } from "./contract";
import { sentView, supportView } from "./views";

export const contactEndpoints = {
  /** Where to write without the form; the prerendered page can't know the deployment's address. */
  support: defineEndpoint({
    method: "GET",
    path: "/api/contact",
    summary: "The address of support",
    access: "public",
    response: { 200: supportView },
  }),
  send: defineEndpoint({
    method: "POST",
    path: "/api/contact",
    summary: "Write to support",
    access: "public",
    body: contactInput,
    response: { 201: sentView },
    errors: ["RATE_LIMITED"],
  }),
};
