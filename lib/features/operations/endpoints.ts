import { z } from "zod";
import { defineEndpoint, NOTHING } from "@/lib/shared/endpoint";
import { vitalsInput } from "./contract";

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
    inChildsMode: true,
  }),
  ready: defineEndpoint({
    method: "GET",
    path: "/api/ready",
    summary: "The process can do its work",
    access: "public",
    response: { 200: readinessView, 503: readinessView },
    inChildsMode: true,
  }),
  vitals: defineEndpoint({
    method: "POST",
    path: "/api/vitals",
    summary: "How quick a page was in a reader's browser",
    access: "public",
    body: vitalsInput,
    response: { 204: NOTHING },
    limit: { name: "page-vitals", points: 60, perSeconds: 3600 },
    inChildsMode: true,
  }),
};
