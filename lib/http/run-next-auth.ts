import type { NextApiRequest, NextApiResponse } from "next";
import NextAuth, { type NextAuthOptions } from "next-auth";

type NextAuthCall = {
  method: "GET" | "POST";
  action: "csrf" | "signin" | "callback";
  provider?: string;
  query?: Record<string, string>;
  body?: Record<string, string>;
  cookies: Record<string, string>;
};

type NextAuthAnswer = { location: string | null; setCookies: string[]; body: unknown };

/**
 * Calls next-auth as a function. It starts a sign-in only by POST with a CSRF token, and its handler for route files
 * reads the request of the page; called this way a plain GET can start one.
 */
export async function runNextAuth(options: NextAuthOptions, call: NextAuthCall): Promise<NextAuthAnswer> {
  const { method, action, provider, query = {}, body = {}, cookies } = call;
  const headers = new Map<string, string | string[]>();
  let sent: unknown = null;
  const response = {
    status: () => response,
    getHeader: (name: string) => headers.get(name.toLowerCase()),
    setHeader: (name: string, value: string | string[]) => {
      headers.set(name.toLowerCase(), value);
      return response;
    },
    json: (value: unknown) => void (sent = value),
    send: (value: unknown) => void (sent = value),
    end: () => undefined,
  };
  const nextauth = provider ? [action, provider] : [action];
  const request = { method, query: { ...query, nextauth }, body, cookies, headers: {} };
  // next-auth reads and calls no more of the two than what is built here.
  await NextAuth(request as unknown as NextApiRequest, response as unknown as NextApiResponse, options);
  const location = headers.get("location");
  return {
    location: typeof location === "string" ? location : null,
    setCookies: [headers.get("set-cookie") ?? []].flat(),
    body: sent,
  };
}
