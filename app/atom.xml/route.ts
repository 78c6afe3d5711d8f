import { connection } from "next/server";
import { writeFeed } from "@/lib/features/content/write-feed";

/** Made on request, as the sitemap is: a build doesn't know the addresses of the deployment. */
export async function GET(): Promise<Response> {
  await connection();
  const headers = {
    "content-type": "application/atom+xml; charset=utf-8",
    "cache-control": "public, max-age=3600",
  };
  return new Response(writeFeed("atom"), { headers });
}
