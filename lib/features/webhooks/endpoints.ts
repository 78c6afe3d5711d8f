import { z } from "zod";
import { defineEndpoint, NOTHING } from "@/lib/shared/endpoint";
import { deliveryParams, webhookChange, webhookInput, webhookParams } from "./contract";
import { NEW_WEBHOOK_LIMIT, SEND_LIMIT } from "./rules";
import { deliveryView, newWebhookView, webhookView } from "./views";

const PATH = "/api/api-webhooks";
const ONE = `${PATH}/{id}`;

export const webhookEndpoints = {
  list: defineEndpoint({
    method: "GET",
    path: PATH,
    summary: "List the webhooks",
    access: "parent",
    response: { 200: z.array(webhookView) },
  }),
  make: defineEndpoint({
    method: "POST",
    path: PATH,
    summary: "Add a webhook; its secret is shown this once",
    access: "parent",
    body: webhookInput,
    response: { 201: newWebhookView },
    errors: ["PROOF_NEEDED", "LIMIT_REACHED"],
    limit: NEW_WEBHOOK_LIMIT,
    keyed: "never",
  }),
  switchOn: defineEndpoint({
    method: "PUT",
    path: ONE,
    summary: "Switch a webhook on again",
    access: "parent",
    params: webhookParams,
    body: webhookChange,
    response: { 200: webhookView },
  }),
  remove: defineEndpoint({
    method: "DELETE",
    path: ONE,
    summary: "Remove a webhook, with what was told to it",
    access: "parent",
    params: webhookParams,
    response: { 204: NOTHING },
  }),
  rotate: defineEndpoint({
    method: "POST",
    path: `${ONE}/rotate`,
    summary: "Give a webhook a new secret, shown this once; the old one ends at once",
    access: "parent",
    params: webhookParams,
    response: { 200: newWebhookView },
    errors: ["PROOF_NEEDED"],
    limit: NEW_WEBHOOK_LIMIT,
    keyed: "never",
  }),
  test: defineEndpoint({
    method: "POST",
    path: `${ONE}/test`,
    summary: "Tell a webhook something for a test",
    access: "parent",
    params: webhookParams,
    response: { 202: deliveryView },
    errors: ["CONFLICT"],
    limit: SEND_LIMIT,
  }),
  deliveries: defineEndpoint({
    method: "GET",
    path: `${ONE}/deliveries`,
    summary: "List the last things that a webhook was told, and how that went",
    access: "parent",
    params: webhookParams,
    response: { 200: z.array(deliveryView) },
  }),
  again: defineEndpoint({
    method: "POST",
    path: `${ONE}/deliveries/{deliveryId}/again`,
    summary: "Tell a webhook the same once more",
    access: "parent",
    params: deliveryParams,
    response: { 202: deliveryView },
    errors: ["CONFLICT"],
    limit: SEND_LIMIT,
  }),
};
