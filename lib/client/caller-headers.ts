import { readSession } from "@/lib/shared/browser-session";
import { MADE_FOR_HEADER, readMadeFor } from "@/lib/shared/made-for";

/** Who calls, as the browser remembers it now, and whose page it is that does; nothing where nobody is signed in. */
export function callerHeaders(): Record<string, string> {
  const session = readSession();
  if (!session) return {};
  const madeFor = readMadeFor();
  return {
    Authorization: `Bearer ${session.token}`,
    ...(madeFor !== null && { [MADE_FOR_HEADER]: madeFor }),
  };
}
