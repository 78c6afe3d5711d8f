import { z } from "zod";
import { defineEndpoint } from "@/lib/shared/endpoint";
import { messageView } from "@/lib/shared/message";
import { pageReportInput } from "./contract";
import { REPORT_LIMIT } from "./rules";

export const reportEndpoints = {
  reportPage: defineEndpoint({
    method: "POST",
    path: "/api/books/{id}/reports",
    summary: "Report what is wrong with a page",
    access: "parent",
    params: z.object({ id: z.uuid() }),
    body: pageReportInput,
    response: { 201: messageView },
    limit: REPORT_LIMIT,
  }),
};
