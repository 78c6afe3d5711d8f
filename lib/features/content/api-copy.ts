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
  { method: "POST", path: "/api/v1/profiles", description: "Create a reader’s profile." },
  { method: "GET", path: "/api/v1/profiles", description: "List your profiles." },
  { method: "PUT", path: "/api/v1/profiles/{id}", description: "Change a profile." },
  { method: "GET", path: "/api/v1/analytics/reading", description: "Reading time and finished stories." },
];

const BODY = `{
  "childId": "profile_123",
  "theme": "adventure",
  "length": "medium",
  "customization": {
    "mainCharacter": "Ada",
    "setting": "a lighthouse",
    "interests": ["space", "animals"]
  }
}`;

const indent = (text: string, by: string) => text.replaceAll("\n", `\n${by}`);

export const CODE_EXAMPLES: readonly CodeExample[] = [
  {
    id: "javascript",
    label: "JavaScript",
    code: `const response = await fetch(
  "https://api.talewick.example/v1/stories/generate",
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
    code: `import requests

response = requests.post(
    "https://api.talewick.example/v1/stories/generate",
    headers={"Authorization": "Bearer YOUR_API_KEY"},
    json=${indent(BODY, "    ")},
    timeout=30,
)
print(response.json()["content"])`,
  },
  {
    id: "curl",
    label: "cURL",
    code: `curl -X POST \\
  https://api.talewick.example/v1/stories/generate \\
  -H "Authorization: Bearer YOUR_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '${BODY}'`,
  },
];

export const API_TIERS: readonly ApiTier[] = [
  {
    name: "Starter",
    price: "Free",
    features: ["100 calls a month", "Basic story generation", "Community support"],
    popular: false,
    action: "Get Started",
    subject: "API access: Starter",
  },
  {
    name: "Professional",
    price: "$49",
    period: "/month",
    features: ["10,000 calls a month", "Advanced customization", "Priority support", "Analytics dashboard"],
    popular: true,
    action: "Start Free Trial",
    subject: "API access: Professional, free trial",
  },
  {
    name: "Enterprise",
    price: "Custom",
    features: ["Unlimited calls", "Custom integrations", "Dedicated support", "SLA guarantee"],
    popular: false,
    action: "Contact Sales",
    subject: "API access: Enterprise",
  },
];
