import { randomUUID } from "node:crypto";
import { apiKeyEndpoints } from "@/lib/features/api-keys/endpoints";
import { publicApiEndpoints } from "@/lib/features/public-api/endpoints";
import { webhookEndpoints } from "@/lib/features/webhooks/endpoints";
import type { Endpoint } from "@/lib/shared/endpoint";
import { childBody } from "@/tests/support/http-client";
import type { Case } from "./access-matrix";
import { spareChild, spareKey, spareWebhook } from "./spares";

const NOT_FOUND = [404];

/** The documented body; nobody waits for a story that no worker makes here. */
const storyBody = (childId: string) => ({
  childId,
  theme: "adventure",
  length: "medium",
  customization: { mainCharacter: "Ada", setting: "a lighthouse", interests: ["space"] },
});

export const PUBLIC_API_CASES: [Endpoint, Case[]][] = [
  // So many at a time.
  [
    apiKeyEndpoints.make,
    [{ own: [201, 409, 429], body: () => ({ name: "A program", scopes: ["stories:read"] }) }],
  ],
  [apiKeyEndpoints.rotate, [{ names: "apiKey", foreign: NOT_FOUND, own: [200, 429], spare: spareKey }]],
  [apiKeyEndpoints.revoke, [{ names: "apiKey", foreign: NOT_FOUND, spare: spareKey }]],
  [webhookEndpoints.make, [{ own: [201, 409, 429], body: () => ({ url: "https://example.com/hooks" }) }]],
  [
    webhookEndpoints.switchOn,
    [{ names: "webhook", foreign: NOT_FOUND, spare: spareWebhook, body: () => ({ isOn: true }) }],
  ],
  [webhookEndpoints.remove, [{ names: "webhook", foreign: NOT_FOUND, spare: spareWebhook }]],
  [webhookEndpoints.rotate, [{ names: "webhook", foreign: NOT_FOUND, own: [200, 429], spare: spareWebhook }]],
  [webhookEndpoints.test, [{ names: "webhook", foreign: NOT_FOUND, own: [202, 429], spare: spareWebhook }]],
  [webhookEndpoints.deliveries, [{ names: "webhook", foreign: NOT_FOUND }]],
  [
    webhookEndpoints.again,
    [{ names: "webhook", foreign: NOT_FOUND, own: [404, 429], params: { deliveryId: randomUUID() } }],
  ],
  // Taken, or refused because this parent has used up what the plan allows, or has enough on the way.
  [
    publicApiEndpoints.generate,
    [
      {
        names: "child",
        foreign: NOT_FOUND,
        own: [202, 402, 409, 429],
        query: () => ({ wait: "0" }),
        body: storyBody,
      },
    ],
  ],
  [publicApiEndpoints.showOrder, [{ names: "request", foreign: NOT_FOUND }]],
  [publicApiEndpoints.showStory, [{ names: "book", foreign: NOT_FOUND }]],
  [publicApiEndpoints.makeProfile, [{ own: [201, 409], body: () => childBody({ name: "Somebody" }) }]],
  [
    publicApiEndpoints.changeProfile,
    [{ names: "child", foreign: NOT_FOUND, spare: spareChild, body: () => childBody({ name: "Somebody" }) }],
  ],
  [
    publicApiEndpoints.reportReading,
    [{}, { names: "child", foreign: NOT_FOUND, query: (childId) => ({ childId }) }],
  ],
];
