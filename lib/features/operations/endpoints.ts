import { z } from "zod";
import { defineEndpoint } from "@/lib/shared/endpoint";

const readinessView = z.strictObject({
  ready: z.boolean(),
  checks: z.record(z.string(), z.enum(["ok", "failed"])),
});

export const operationsEndpoints = {
  /** Says nothing about what the process depends on, so that an orchestrator restarts only what is stuck. */
  health: defineEndpoint({
    method: "GET",
    path: "/api/health",
    summary: "The process lives",
    access: "public",
    response: { 200: z.strictObject({ status: z.literal("ok") }) },
  }),
  ready: defineEndpoint({
    method: "GET",
    path: "/api/ready",
    summary: "The process can do its work",
    access: "public",
    response: { 200: readinessView, 503: readinessView },
  }),
};
