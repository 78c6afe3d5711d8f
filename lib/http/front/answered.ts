import type { IncomingMessage, ServerResponse } from "node:http";

/** What may be told about a request: nothing of who asked, from where, or for whose record. */
export type Answered = {
  method: string;
  /** The route's pattern, never the path; `(file)` for what comes with a page, `(unknown)` for what is none of ours. */
  route: string;
  status: number;
  seconds: number;
  requestId: string;
  /** The caller had gone before the answer was out. */
  isCutOff: boolean;
};

/** A request that no parser could read. */
export const UNREADABLE = { method: "OTHER", route: "(unreadable)", seconds: 0, isCutOff: false };

type Routes = {
  pack: Map<string, { policy?: string }>;
  patternOf: (pathname: string) => string | null;
};

/** The pattern of a path's route, from a list that no caller can make longer; no path: no address that we answer. */
export function routeOf(pathname: string | undefined, { pack, patternOf }: Routes): string {
  if (pathname === undefined) return UNREADABLE.route;
  const file = pack.get(pathname);
  if (file && file.policy === undefined) return "(file)";
  return patternOf(pathname) ?? "(unknown)";
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

type Exchange = { request: IncomingMessage; response: ServerResponse; requestId: string };

/** Tells `onAnswered` once how the request to this route ended. */
export function watchAnswer(
  { request, response, requestId }: Exchange,
  route: string,
  onAnswered: (answered: Answered) => void,
): void {
  const begun = performance.now();
  const { method = "" } = request;
  response.once("close", () => {
    onAnswered({
      method: METHODS.has(method) ? method : "OTHER",
      route,
      status: response.statusCode,
      seconds: (performance.now() - begun) / 1000,
      requestId,
      isCutOff: !response.writableFinished,
    });
  });
}
