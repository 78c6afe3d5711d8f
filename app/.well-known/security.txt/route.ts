import { connection } from "next/server";
import { writeSecurityText } from "@/lib/features/content/write-security-text";

/** Made on request: who to write to is the deployment's, and the text has to name a day on which it is out of date. */
export async function GET(): Promise<Response> {
  await connection();
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" };
  return new Response(writeSecurityText(new Date()), { headers });
}
