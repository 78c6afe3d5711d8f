import { z } from "zod";
import { defineEndpoint, NOTHING } from "@/lib/shared/endpoint";
import { childChange, childInput, deleteChildQuery } from "./contract";
import { childView } from "./views";

const params = z.object({ id: z.uuid() });

export const childrenEndpoints = {
  list: defineEndpoint({
    method: "GET",
    path: "/api/children",
    summary: "List the parent's children",
    access: "parent",
    response: { 200: z.array(childView) },
  }),
  create: defineEndpoint({
    method: "POST",
    path: "/api/children",
    summary: "Add a child",
    access: "parent",
    body: childInput,
    response: { 201: childView },
    errors: ["LIMIT_REACHED", "REFUSED"],
  }),
  show: defineEndpoint({
    method: "GET",
    path: "/api/children/{id}",
    summary: "Show a child's profile",
    access: "parent",
    params,
    response: { 200: childView },
  }),
  change: defineEndpoint({
    method: "PUT",
    path: "/api/children/{id}",
    summary: "Change a child's profile",
    access: "parent",
    params,
    body: childChange,
    response: { 200: childView },
    errors: ["CONFLICT", "REFUSED"],
  }),
  remove: defineEndpoint({
    method: "DELETE",
    path: "/api/children/{id}",
    summary: "Delete a child's profile, and on request the stories about the child",
    access: "parent",
    params,
    query: deleteChildQuery,
    response: { 204: NOTHING },
  }),
};
