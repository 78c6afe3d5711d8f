import type { Instrumentation } from "next";
import { ports } from "@/lib/platform/ports";

/** A page that failed while it was made. What calls of the API fail of, `route()` has told already. */
export const reportPageError: Instrumentation.onRequestError = (
  err,
  { method, headers },
  { routePath, routeType },
) => {
  const requestId = [headers["x-request-id"]].flat()[0];
  // The path itself may carry a one-time code.
  ports().log.error({ err, method, route: routePath, kind: routeType, requestId }, "page failed");
};
