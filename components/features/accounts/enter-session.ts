import { homeAfterSignIn, safePath } from "@/lib/features/accounts/rules";
import type { LoginView } from "@/lib/features/accounts/contract";
import { refreshSession } from "@/lib/client/refresh-session";
import { readSession, saveSession } from "@/lib/shared/browser-session";

/** Keeps the session and loads the parent's home, or where they were going, in place of the sign-in screen. */
export async function enterSession(login: LoginView, from: string | null): Promise<void> {
  saveSession(login);
  const isAtPlans = safePath(from) === null && !login.hasActiveSubscription;
  // Whether there is another family to read with isn't among what a sign-in answers; it is asked where it matters.
  if (isAtPlans) await refreshSession();
  const { hasActiveSubscription } = login;
  const readsWithFamily = readSession()?.user.readsWithFamily ?? false;
  window.location.replace(homeAfterSignIn(from, { hasActiveSubscription, readsWithFamily }));
}
