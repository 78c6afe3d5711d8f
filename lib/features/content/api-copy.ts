import type { ApiTier, CodeExample, Endpoint, Note } from "./contract";

export const API_FEATURES: readonly Note[] = [
  {
    title: "Stories on request",
    text: "Send a theme, a length and a few wishes; get a story that is measured to a reading level.",
  },
  {
    title: "Profiles of your own",
    text: "Keep the readers of your product as profiles, with interests and level.",
  },
  { title: "Reading analytics", text: "Ask what has been read and for how long, for one reader or for all." },
  { title: "Safe by default", text: "The same checks as in Talewick itself, before writing and after." },
];

export const ENDPOINTS: readonly Endpoint[] = [
  { method: "POST", path: "/api/v1/stories/generate", description: "Make a story for a profile." },
  { method: "GET", path: "/api/v1/stories/{id}", description: "Read a finished story." },
  {
    method: "GET",
    path: "/api/v1/stories/orders/{id}",
    description: "How far a story is that takes longer.",
  },
  { method: "POST", path: "/api/v1/profiles", description: "Create a reader’s profile." },
  { method: "GET", path: "/api/v1/profiles", description: "List your profiles." },
  { method: "PUT", path: "/api/v1/profiles/{id}", description: "Change a profile." },
  { method: "GET", path: "/api/v1/analytics/reading", description: "Reading time and finished stories." },
];

const BODY = `{
  "childId": "YOUR_PROFILE_ID",
  "theme": "adventure",
  "length": "medium",
  "customization": {
    "mainCharacter": "Ada",
    "setting": "a lighthouse",
    "interests": ["space", "animals"]
  }
}`;

/** Whom stories are made for; the answer has the id that the other examples need. */
export const profileExample = (origin: string): string => `curl -X POST \\
  ${origin}/api/v1/profiles \\
  -H "Authorization: Bearer YOUR_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
  "name": "Mia",
  "age": 6,
  "gender": "Girl",
  "interests": ["Space", "Animals"],
  "readingLevel": "Emerging"
}'`;

const indent = (text: string, by: string) => text.replaceAll("\n", `\n${by}`);

/** Programs that run as they are, with nothing installed, once key and profile are filled in; a test runs them. */
export const codeExamples = (origin: string): readonly CodeExample[] => [
  {
    id: "javascript",
    label: "JavaScript",
    code: `const response = await fetch(
  "${origin}/v1/stories/generate",
  {
    method: "POST",
    headers: {
      Authorization: "Bearer YOUR_API_KEY",
      "Content-Type": "application/json",
    },
    body: JSON.stringify(${indent(BODY, "    ")}),
  },
);
const story = await response.json();
console.log(story.content);`,
  },
  {
    id: "python",
    label: "Python",
    code: `import json
from urllib.request import Request, urlopen

request = Request(
    "${origin}/v1/stories/generate",
    headers={
        "Authorization": "Bearer YOUR_API_KEY",
        "Content-Type": "application/json",
    },
    data=json.dumps(${indent(BODY, "    ")}).encode(),
)
with urlopen(request, timeout=60) as response:
    print(json.load(response)["content"])`,
  },
  {
    id: "curl",
    label: "cURL",
    code: `curl -X POST \\
  ${origin}/v1/stories/generate \\
  -H "Authorization: Bearer YOUR_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '${BODY}'`,
  },
];

/** A module as a receiver has it; a test checks our own signatures with it. */
export const WEBHOOK_EXAMPLE = `import { createHmac, timingSafeEqual } from "node:crypto";

// headers in small letters, body as the text that came
export function isFromTalewick(headers, body, secret) {
  const { "webhook-id": id, "webhook-timestamp": time } = headers;
  if (Math.abs(Date.now() / 1000 - time) > 300) return false;
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const expected = createHmac("sha256", key)
    .update(\`\${id}.\${time}.\${body}\`)
    .digest();
  const sent = headers["webhook-signature"].split(" ").map(
    (one) => Buffer.from(one.replace("v1,", ""), "base64"),
  );
  return sent.some(
    (one) => one.length === expected.length && timingSafeEqual(one, expected),
  );
}

// { "type": "story.finished", "timestamp": "…",
//   "data": { "storyId": "…", "orderId": "…" } }`;

const contact = (subject: string) =>
  `/contact?category=technical&subject=${encodeURIComponent(subject)}` as const;

export const API_TIERS: readonly ApiTier[] = [
  {
    name: "Starter",
    price: "Free",
    features: ["100 calls a month", "Basic story generation", "Community support"],
    popular: false,
    action: "Get Started",
    href: "/settings/api",
  },
  {
    name: "Professional",
    price: "$49",
    period: "/month",
    features: ["10,000 calls a month", "Advanced customization", "Priority support", "Analytics dashboard"],
    popular: true,
    action: "Start Free Trial",
    href: "/settings/api#tier",
  },
  {
    name: "Enterprise",
    price: "Custom",
    features: ["Unlimited calls", "Custom integrations", "Dedicated support", "SLA guarantee"],
    popular: false,
    action: "Contact Sales",
    href: contact("API access: Enterprise"),
  },
];
