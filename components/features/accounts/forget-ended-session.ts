import { apiStaying } from "@/lib/client/api";
import { clearSession, readSession } from "@/lib/shared/browser-session";

/**
 * Drops what the browser remembers of a session that the server has ended, so that no header welcomes anybody. It asks
 * first: the addresses that call for this can be opened by anybody, also while the session is a good one.
 */
export async function forgetEndedSession(): Promise<void> {
  const token = readSession()?.token;
  if (!token) return;
  const result = await apiStaying("GET", "/api/auth/sessions");
  // Meanwhile somebody may have signed in.
  if (!result.ok && result.status === 401 && readSession()?.token === token) clearSession();
}
