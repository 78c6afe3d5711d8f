import { z } from "zod";
import { defineEndpoint, eventsOf, fileOf, NOTHING } from "@/lib/shared/endpoint";
import {
  aiBookInput,
  bookInput,
  bookLevelInput,
  bookTitleInput,
  costInput,
  libraryQuery,
  lookQuestion,
  outlineInput,
} from "./contract";
import { GENERATE_LIMIT, LOOK_LIMIT, OUTLINE_LIMIT, RETELL_LIMIT, STATUS_LIMIT } from "./rules";
import {
  activeRequestView,
  aiBookOptions,
  bookDetailView,
  bookJobView,
  bookView,
  characterStyleView,
  costView,
  lookSuggestion,
  outlineView,
} from "./views";

const params = z.object({ id: z.uuid() });

const libraryHeaders = z.object({
  "x-next-cursor": z
    .string()
    .optional()
    .meta({ description: "Asks for the next page as `cursor`; not there at the last one." }),
  "x-total-count": z
    .string()
    .optional()
    .meta({ description: "How many stories match in all; said at the first page." }),
});

export const bookEndpoints = {
  list: defineEndpoint({
    method: "GET",
    path: "/api/books",
    summary: "List the library, a page at a time",
    access: "parent",
    query: libraryQuery,
    response: { 200: z.array(bookView) },
    headers: libraryHeaders,
  }),
  order: defineEndpoint({
    method: "POST",
    path: "/api/books/generate",
    summary: "Order a story",
    access: "parent",
    body: bookInput,
    response: { 202: bookJobView },
    errors: ["QUOTA_EXHAUSTED", "NOT_FOUND", "CONFLICT", "LIMIT_REACHED", "REFUSED"],
    errorShape: "fields",
    limit: GENERATE_LIMIT,
    keyed: "own",
  }),
  outline: defineEndpoint({
    method: "POST",
    path: "/api/books/outline",
    summary: "What a story of these words would be about: free, and nothing is stored",
    access: "parent",
    body: outlineInput,
    response: { 200: outlineView },
    errors: ["NOT_FOUND", "REFUSED"],
    limit: OUTLINE_LIMIT,
  }),
  activeRequests: defineEndpoint({
    method: "GET",
    path: "/api/books/requests",
    summary: "List the orders that are not in the library yet",
    access: "parent",
    response: { 200: z.array(activeRequestView) },
  }),
  show: defineEndpoint({
    method: "GET",
    path: "/api/books/{id}",
    summary: "A story with its pages",
    access: "parent",
    params,
    response: { 200: bookDetailView },
  }),
  rename: defineEndpoint({
    method: "PATCH",
    path: "/api/books/{id}",
    summary: "Give a story another title",
    access: "parent",
    params,
    body: bookTitleInput,
    response: { 200: bookDetailView },
    errors: ["CONFLICT", "REFUSED"],
  }),
  remove: defineEndpoint({
    method: "DELETE",
    path: "/api/books/{id}",
    summary: "Delete a story",
    access: "parent",
    params,
    response: { 204: NOTHING },
    errors: ["CONFLICT"],
  }),
  changeLevel: defineEndpoint({
    method: "POST",
    path: "/api/books/{id}/level",
    summary: "The same story a level easier or harder: 200 when it is there, 202 while the worker tells it",
    access: "parent",
    params,
    body: bookLevelInput,
    response: { 200: bookDetailView, 202: bookDetailView },
    errors: ["CONFLICT"],
    limit: RETELL_LIMIT,
  }),
  pdf: defineEndpoint({
    method: "GET",
    path: "/api/books/{id}/pdf",
    summary: "A story as a picture book",
    access: "parent",
    params,
    response: { 200: fileOf("application/pdf") },
    errors: ["CONFLICT"],
  }),
};

export const aiBookEndpoints = {
  options: defineEndpoint({
    method: "GET",
    path: "/api/ai-books/options",
    summary: "What a parent can be asked before a story with a photo",
    access: "parent",
    response: { 200: aiBookOptions },
  }),
  characterStyles: defineEndpoint({
    method: "GET",
    path: "/api/ai-books/character-styles",
    summary: "List the styles of characters",
    access: "parent",
    response: { 200: z.array(characterStyleView) },
  }),
  estimateCost: defineEndpoint({
    method: "POST",
    path: "/api/ai-books/cost-estimate",
    summary: "What a story with a photo costs beside the plan's credit",
    access: "parent",
    body: costInput,
    response: { 200: costView },
  }),
  suggestLook: defineEndpoint({
    method: "POST",
    path: "/api/ai-books/look",
    summary: "What a photo suggests of the hero's looks, found on our own machine; nothing of it is kept",
    access: "parent",
    body: lookQuestion,
    response: { 200: lookSuggestion },
    errors: ["NOT_FOUND"],
    limit: LOOK_LIMIT,
    keyed: "never",
  }),
  order: defineEndpoint({
    method: "POST",
    path: "/api/ai-books/generate",
    summary: "Order a story in which the child's photo becomes a character",
    access: "parent",
    body: aiBookInput,
    response: { 202: bookJobView },
    errors: ["QUOTA_EXHAUSTED", "NOT_FOUND", "CONFLICT", "LIMIT_REACHED", "REFUSED"],
    limit: GENERATE_LIMIT,
    keyed: "own",
  }),
  status: defineEndpoint({
    method: "GET",
    path: "/api/ai-books/status/{id}",
    summary: "How far an order is",
    access: "parent",
    params,
    response: { 200: bookJobView },
    limit: STATUS_LIMIT,
  }),
  watch: defineEndpoint({
    method: "GET",
    path: "/api/ai-books/status/{id}/events",
    summary: "Follow an order by server-sent events",
    access: "parent",
    params,
    response: { 200: eventsOf(bookJobView) },
    limit: STATUS_LIMIT,
  }),
};
