import { z } from "zod";
import { readingReportView } from "@/lib/features/reading/views";
import { GENERATE_LIMIT } from "@/lib/features/stories/rules";
import { defineEndpoint } from "@/lib/shared/endpoint";
import { analyticsQuery, generateInput, generateQuery, profileInput } from "./contract";
import {
  generatedStoryView,
  profilesView,
  profileView,
  quotaHeaders,
  storyOrderView,
  storyView,
  takenOrderView,
} from "./views";

const params = z.object({ id: z.uuid() });
const headers = quotaHeaders;

export const publicApiEndpoints = {
  generate: defineEndpoint({
    method: "POST",
    path: "/api/v1/stories/generate",
    summary: "Make a story for a profile: 200 with the story, 202 with its order where it takes longer",
    access: "key",
    scope: "stories:write",
    query: generateQuery,
    body: generateInput,
    response: { 200: generatedStoryView, 202: takenOrderView },
    headers,
    errors: ["QUOTA_EXHAUSTED", "NOT_FOUND", "CONFLICT", "LIMIT_REACHED", "REFUSED"],
    limit: GENERATE_LIMIT,
    keyed: "own",
  }),
  showOrder: defineEndpoint({
    method: "GET",
    path: "/api/v1/stories/orders/{id}",
    summary: "How far a story is that was asked for",
    access: "key",
    scope: "stories:read",
    params,
    response: { 200: storyOrderView },
    headers,
  }),
  showStory: defineEndpoint({
    method: "GET",
    path: "/api/v1/stories/{id}",
    summary: "Read a finished story",
    access: "key",
    scope: "stories:read",
    params,
    response: { 200: storyView },
    headers,
  }),
  makeProfile: defineEndpoint({
    method: "POST",
    path: "/api/v1/profiles",
    summary: "Create a reader’s profile",
    access: "key",
    scope: "profiles:write",
    body: profileInput,
    response: { 201: profileView },
    headers,
    errors: ["LIMIT_REACHED", "REFUSED"],
  }),
  listProfiles: defineEndpoint({
    method: "GET",
    path: "/api/v1/profiles",
    summary: "List your profiles",
    access: "key",
    scope: "profiles:read",
    response: { 200: profilesView },
    headers,
  }),
  changeProfile: defineEndpoint({
    method: "PUT",
    path: "/api/v1/profiles/{id}",
    summary: "Change a profile",
    access: "key",
    scope: "profiles:write",
    params,
    body: profileInput,
    response: { 200: profileView },
    headers,
    errors: ["CONFLICT", "REFUSED"],
  }),
  reportReading: defineEndpoint({
    method: "GET",
    path: "/api/v1/analytics/reading",
    summary: "Reading time and finished stories",
    access: "key",
    scope: "analytics:read",
    query: analyticsQuery,
    response: { 200: readingReportView },
    headers,
    errors: ["NOT_FOUND"],
  }),
};
