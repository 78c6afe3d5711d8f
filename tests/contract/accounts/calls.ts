import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { apiClient, type Answer } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";

export const system = testSystem();
export const anybody = apiClient(system.app);
export const nobody = () => `nobody-${randomUUID()}@example.test`;
export const OWN_PAGE = { origin: system.app, "sec-fetch-site": "same-origin" };

export type Failure = {
  code: string;
  message: string;
  error: string;
  details?: Record<string, string>;
  requestId: string;
};

/** A failure in the one body that all failures have. */
export const refused = (answer: Answer) => {
  const { code, message, error, requestId } = answer.json as Failure;
  expect(error).toBe(message);
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  return { status: answer.status, code, message };
};

export const post = (path: string, body: unknown, headers?: Record<string, string>) =>
  anybody.call("POST", `/api/auth/${path}`, body, headers);
