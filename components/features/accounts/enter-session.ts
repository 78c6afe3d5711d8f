import { homeAfterSignIn } from "@/lib/features/accounts/rules";
import type { LoginView } from "@/lib/features/accounts/contract";
import { saveSession } from "@/lib/shared/browser-session";

/** Keeps the session and loads the parent's home, or where they were going, in place of the sign-in screen. */
export function enterSession(login: LoginView, from: string | null): void {
  saveSession(login);
  window.location.replace(homeAfterSignIn(from, login.hasActiveSubscription));
}
