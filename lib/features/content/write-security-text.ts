import "server-only";
import { config } from "@/lib/platform/config";

const GOOD_FOR_DAYS = 180;

/** How to report a weakness, for programs and people that look for it (RFC 9116). */
export function writeSecurityText(now: Date): string {
  const { APP_URL, SUPPORT_EMAIL } = config();
  const { origin } = new URL(APP_URL);
  const expires = new Date(now.getTime() + GOOD_FOR_DAYS * 24 * 3600_000);
  return [
    `Contact: mailto:${SUPPORT_EMAIL}`,
    `Contact: ${origin}/contact?category=technical&subject=Security%20report`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/security`,
    "",
  ].join("\n");
}
