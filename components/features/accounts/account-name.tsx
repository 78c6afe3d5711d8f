"use client";

import { useBrowserSession } from "@/components/layout/use-browser-session";

/** Tells whoever keeps the passwords whose one a form is about. */
export function AccountName() {
  const { user } = useBrowserSession();
  return <input hidden readOnly autoComplete="username" value={user?.email ?? ""} />;
}
