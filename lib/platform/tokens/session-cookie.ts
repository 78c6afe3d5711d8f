import { decode, encode } from "next-auth/jwt";
import { z } from "zod";

const contents = z.object({ sid: z.uuid(), uid: z.uuid() });

export type SessionCookie = { sessionId: string; parentId: string };

/** next-auth's encrypted session cookie, with the two ids that name the session row and nothing else. */
export const sealSessionCookie = (
  secret: string,
  { sessionId, parentId }: SessionCookie,
  maxAgeSeconds: number,
): Promise<string> => encode({ secret, token: { sid: sessionId, uid: parentId }, maxAge: maxAgeSeconds });

/** `null` for anything that we did not seal, or that is out of date. */
export async function openSessionCookie(secret: string, value: string): Promise<SessionCookie | null> {
  try {
    const { sid, uid } = contents.parse(await decode({ secret, token: value }));
    return { sessionId: sid, parentId: uid };
  } catch {
    return null;
  }
}
