import { defineEndpoint } from "@/lib/shared/endpoint";
import { dashboardView } from "./views";

export const dashboardEndpoints = {
  show: defineEndpoint({
    method: "GET",
    path: "/api/dashboard",
    summary: "The family's figures",
    access: "parent",
    response: { 200: dashboardView },
  }),
};
