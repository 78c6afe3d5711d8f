import type { Instrumentation } from "next";

/** No page of ours runs elsewhere, so another runtime's build has no database in it. */
export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (process.env["NEXT_RUNTIME"] !== "nodejs") return;
  const { reportPageError } = await import("@/lib/http/report-page-error");
  await reportPageError(...failure);
};
