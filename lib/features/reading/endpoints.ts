import { defineEndpoint } from "@/lib/shared/endpoint";
import { readingEventsInput } from "./contract";
import { readingOutcome } from "./views";

export const readingEndpoints = {
  log: defineEndpoint({
    method: "POST",
    path: "/api/reading-events",
    summary: "Add to the reading log",
    access: "parent",
    body: readingEventsInput,
    response: { 200: readingOutcome },
    errors: ["NOT_FOUND"],
  }),
};
