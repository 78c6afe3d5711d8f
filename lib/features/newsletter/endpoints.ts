import { defineEndpoint, REDIRECT } from "@/lib/shared/endpoint";
import { messageView } from "@/lib/shared/message";
import { linkInput, subscribeInput } from "./contract";
import { LINK_LIMIT } from "./rules";

export const newsletterEndpoints = {
  subscribe: defineEndpoint({
    method: "POST",
    path: "/api/newsletter",
    summary: "Ask for the newsletter; it begins once the address is confirmed",
    access: "public",
    body: subscribeInput,
    response: { 202: messageView },
    errors: ["RATE_LIMITED"],
  }),
  confirm: defineEndpoint({
    method: "POST",
    path: "/api/newsletter/confirm",
    summary: "Confirm a subscription by the link of its mail",
    access: "public",
    body: linkInput,
    response: { 200: messageView },
    limit: LINK_LIMIT,
  }),
  /** What mail programs call by themselves (RFC 8058); whatever they send with it says nothing more. */
  unsubscribe: defineEndpoint({
    method: "POST",
    path: "/api/newsletter/unsubscribe",
    summary: "Leave the newsletter",
    access: "public",
    query: linkInput,
    response: { 200: messageView },
    limit: LINK_LIMIT,
  }),
  /** The same address opened in a browser: a link that is only looked at unsubscribes nobody. */
  showUnsubscribe: defineEndpoint({
    method: "GET",
    path: "/api/newsletter/unsubscribe",
    summary: "The page on which to leave the newsletter",
    access: "public",
    query: linkInput,
    response: { 302: REDIRECT },
  }),
};
