import autocannon from "autocannon";

export type Load = { perSecond: number; p50: number; p99: number; failed: number };

type LoadOptions = {
  url: string;
  connections: number;
  seconds: number;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** Bodies that take turns, for load by many callers. */
  bodies?: string[];
};

/** Requests as fast as the connections allow, for some seconds. Milliseconds. */
export async function load({
  url,
  connections,
  seconds,
  method = "GET",
  headers = {},
  body,
  bodies = [],
}: LoadOptions): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    method,
    headers,
    ...(body ? { body } : {}),
    ...(bodies.length > 0 ? { requests: bodies.map((each) => ({ body: each })) } : {}),
  });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.errors + result.timeouts + result.non2xx,
  };
}
