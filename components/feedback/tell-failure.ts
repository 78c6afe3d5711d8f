import { apiStaying, NETWORK_ERROR, UNEXPECTED_ERROR, type ApiFailure } from "@/lib/client/api";
import { leaveForSignIn } from "@/lib/shared/leave-for-sign-in";
import { showToast } from "./show-toast";

const BY_STATUS = new Map([
  [0, NETWORK_ERROR],
  [404, "Resource not found."],
  [429, "Too many requests. Please wait a moment and try again."],
]);
const SERVER_ERROR = "Server error. Please try again later or contact support.";

/**
 * What went wrong with a call, beyond what the screen says in words of its own (`shown`). Of what isn't there the screen
 * knows more than the toast, which would only cover its words. Needs a `Toaster`, as every toast does.
 */
export async function tellFailure(failure: ApiFailure, shown: string | null = null): Promise<void> {
  if (isSessionOver(failure)) {
    await logOut(failure);
    return;
  }
  if (failure.status === 404 && shown) return;
  for (const text of textsOf(failure)) if (!shown?.includes(text)) await showToast("error", text);
}

const isSessionOver = ({ status, message }: ApiFailure) =>
  status === 401 || (status === 403 && /expired|invalid|unauthorized|forbidden/i.test(message));

/** The screen to sign in on says that the session has expired: a toast would go with the page. */
async function logOut({ status }: ApiFailure): Promise<void> {
  // After a 401 there is nothing left to end there.
  if (status !== 401) await apiStaying("POST", "/api/auth/logout");
  leaveForSignIn();
}

function textsOf({ status, message, details = {} }: ApiFailure): string[] {
  const fields = Object.entries(details);
  if (status === 400 && fields.length > 0) return fields.map(([field, text]) => `${field}: ${text}`);
  if (status >= 500) return [SERVER_ERROR];
  return [BY_STATUS.get(status) ?? (message || UNEXPECTED_ERROR)];
}
