import { headers } from "next/headers";
import { nonceOf, pageStart } from "@/lib/http/page-start";

/** Stands before a page that is made for one request, which is seen, and can be pressed, before its scripts are there. */
export async function PageStart() {
  const nonce = nonceOf((await headers()).get("content-security-policy"));
  // Browsers show a nonce to nobody, so it differs from what was sent.
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {pageStart()}
    </script>
  );
}
