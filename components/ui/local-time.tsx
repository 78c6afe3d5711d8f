"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

type LocalTimeProps = { at: string; format: Intl.DateTimeFormatOptions };

/** A moment by the reader's own clock. The server doesn't know it and says UTC; the browser puts it right. */
export function LocalTime({ at, format }: LocalTimeProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const zone = isInBrowser ? {} : { timeZone: "UTC" };
  return (
    <time dateTime={at}>{new Intl.DateTimeFormat("en-US", { ...format, ...zone }).format(new Date(at))}</time>
  );
}
