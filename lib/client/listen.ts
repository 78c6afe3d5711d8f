import type { z } from "zod";
import type { AnyEndpoint } from "@/lib/http/endpoints";
import { addressTo } from "./address-to";
import type { Given, PathOf } from "./api";

/** What each event of a call says; none for a call that answers otherwise. */
type EventOf<P extends PathOf<"GET">> = {
  [E in AnyEndpoint as E["method"] extends "GET" ? E["path"] : never]: E extends {
    response: { 200: { kind: "events"; event: infer Event extends z.ZodType } };
  }
    ? z.output<Event>
    : never;
}[P];

/**
 * Is told by the server as long as the stream is open. The endpoint's types are the promise of its contract; it isn't checked
 * again here.
 */
export function listen<P extends PathOf<"GET">>(
  path: P,
  hear: (event: EventOf<P>) => void,
  ...parts: Given<"GET", P>
): EventSource {
  const source = new EventSource(addressTo(path, ...parts));
  source.onmessage = ({ data }: MessageEvent<string>) => {
    hear(JSON.parse(data) as EventOf<P>);
  };
  return source;
}
