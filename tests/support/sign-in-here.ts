import { vi } from "vitest";
import { saveSession } from "@/lib/shared/browser-session";

/** Of a session that lasts another hour. */
export const sessionToken = `x.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600, sid: "s" }))}.x`;

/** Gives a test without a document a browser's storage in which a parent is signed in. */
export function signInHere(parentId: string): void {
  const stored: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
    removeItem: (key: string) => void Reflect.deleteProperty(stored, key),
  };
  for (const [name, value] of Object.entries(methods)) {
    Object.defineProperty(stored, name, { value, enumerable: false });
  }
  vi.stubGlobal("window", { localStorage: stored, sessionStorage: stored });
  saveSession({ token: sessionToken, id: parentId });
}
