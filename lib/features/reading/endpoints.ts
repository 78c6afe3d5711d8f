import { z } from "zod";
import { defineEndpoint, fileOf, NOTHING } from "@/lib/shared/endpoint";
import { monthlyReportChoice, readingEventsInput, readingReportQuery, wordParams } from "./contract";
import { metWordsView, monthlyReportView, readingOutcome, readingReportView } from "./views";

export const readingEndpoints = {
  log: defineEndpoint({
    method: "POST",
    path: "/api/reading-events",
    summary: "Add to the reading log",
    access: "parent",
    body: readingEventsInput,
    response: { 200: readingOutcome },
    errors: ["NOT_FOUND"],
    inChildsMode: true,
  }),
  report: defineEndpoint({
    method: "GET",
    path: "/api/reading-report",
    summary: "What was read in the last weeks or months",
    access: "parent",
    query: readingReportQuery,
    response: { 200: readingReportView },
    errors: ["NOT_FOUND"],
  }),
  reportFile: defineEndpoint({
    method: "GET",
    path: "/api/reading-report/csv",
    summary: "The same as a table for a spreadsheet",
    access: "parent",
    query: readingReportQuery,
    response: { 200: fileOf("text/csv") },
    errors: ["NOT_FOUND"],
  }),
  chooseMonthly: defineEndpoint({
    method: "PUT",
    path: "/api/reading-report/monthly",
    summary: "Whether a report comes by e-mail after each month",
    access: "parent",
    body: monthlyReportChoice,
    response: { 200: monthlyReportView },
  }),
  words: defineEndpoint({
    method: "GET",
    path: "/api/children/{id}/words",
    summary: "The words that a child met in stories",
    access: "parent",
    params: z.object({ id: z.uuid() }),
    response: { 200: metWordsView },
  }),
  dropWord: defineEndpoint({
    method: "DELETE",
    path: "/api/children/{id}/words/{word}",
    summary: "Take a word off a child's list, so that it doesn't come back",
    access: "parent",
    params: wordParams,
    response: { 204: NOTHING },
  }),
};
