import { describe, expect, test } from "vitest";
import { testSystem } from "@/tests/support/test-system";

const { app } = testSystem();

/** What the specification quotes of each public page, as a visitor without scripts finds it; links by where they lead. */
const SPECIFIED: Record<string, { says: string[]; links?: string[]; inOrder?: string[] }> = {
  "/": {
    says: [
      "Sign In",
      "Get Started",
      "AI-Powered Stories",
      "Personalized Content",
      "Progress Tracking",
      "10,000+",
      "50,000+",
      "4.9/5",
      "95%",
      "reading improvement",
      "First 30 days free",
      "Two stories are free, for one child.",
      "30-day money-back guarantee",
      "Cancel anytime",
    ],
    links: ["/signin", "/register", "/#features", "/#how-it-works", "/#reviews", "/#pricing"],
    inOrder: [
      'id="features"',
      'id="how-it-works"',
      "Create a profile",
      "Choose a theme",
      "AI creates",
      "Read and enjoy",
      'id="impact-title"',
      'id="reviews"',
      'id="pricing"',
      'id="final-call-title"',
      "<footer",
      ">Product<",
      ">Support<",
      ">Company<",
    ],
  },
  "/features": {
    says: [
      "Back to Home",
      "progress tracking",
      "reading reports",
      "badges",
      "PDF of every story",
      "Voice narration",
      "A picture on every page",
      "Offline reading",
      "reading analytics",
      "Twelve interests",
    ],
    links: ["/", "/pricing"],
  },
  "/about": {
    says: ["Back to Home"],
    links: ["/", "/contact"],
    inOrder: ["Our Story", "Our Mission", "Our Values", "Our Team", "Milestones"],
  },
  "/contact": {
    says: ["Back to Home", "Send Message", "We reply within 24 hours.", "Closed"],
    links: ["/help"],
    inOrder: [
      'name="name"',
      'name="email"',
      'name="subject"',
      'name="category"',
      'name="message"',
      "Monday to Friday",
      "9 am to 6 pm EST",
      "Saturday",
      "10 am to 4 pm EST",
      "Sunday",
    ],
  },
  "/privacy": {
    says: [
      "Back to Home",
      "January 1, 2024",
      "Children under 13 use Talewick only under the supervision of a parent or guardian",
      "within 30 days of your request",
    ],
    links: ["/contact", "/terms"],
  },
  "/terms": {
    says: [
      "Back to Home",
      "January 1, 2024",
      "18 or older",
      "ages 3 to 12",
      "monthly or annually",
      "at least 30 days in advance",
      "30-day money-back guarantee",
      "Basic plans allow up to 3 children",
    ],
    links: ["/contact", "/privacy"],
  },
  "/help": {
    says: ["Back to Home", "Search the answers"],
    links: ["/contact", "/"],
    inOrder: [12, 8, 15, 10, 6, 9].map((articles) => `>${articles}<!-- --> articles`),
  },
  "/faq": {
    says: ["Back to Home", "ages 3 to 12", "Up to 3 with Basic", "within 24 hours", "money-back guarantee"],
    links: ["/help", "/contact"],
  },
  "/api": {
    says: [
      "Back to Home",
      "Get API Key",
      "View Documentation",
      "Available Endpoints",
      "99.9%",
      "Under 3 s",
      "Most Popular",
      "$49",
      "/month",
      "Start Free Trial",
      "Contact Sales",
    ],
    inOrder: [
      ">JavaScript<",
      ">Python<",
      ">cURL<",
      ">Starter<",
      "Free",
      "100 calls a month",
      "Basic story generation",
      "Community support",
      "Get Started",
      ">Professional<",
      "10,000 calls a month",
      "Advanced customization",
      "Priority support",
      "Analytics dashboard",
      ">Enterprise<",
      "Custom",
      "Unlimited calls",
      "Custom integrations",
      "Dedicated support",
      "SLA guarantee",
    ],
  },
  "/blog": {
    says: ["Back to Home", "Featured", "Load More Posts", "Subscribe", "min read", "The Talewick team"],
    inOrder: [
      "All Posts",
      ">24<",
      "Education",
      ">8<",
      "Technology",
      ">6<",
      "Parenting",
      ">7<",
      "Safety",
      ">3<",
    ],
  },
  "/careers": {
    says: ["Back to Home", "Apply Now"],
    links: ["/about", "#positions"],
    inOrder: [
      "View Open Positions",
      "Learn About Us",
      "Child-Centered",
      "Innovation",
      "Safety First",
      "Accessibility",
      "Open Positions",
      "Benefits",
      "Browse All Positions",
      "Contact HR Team",
    ],
  },
  "/sample": { says: ["Back to Home", "Nose to Nose", "The End"], links: ["/register", "/pricing"] },
  "/status": { says: ["Back to Home", "every five minutes", "90 days"] },
  "/security": { says: ["Back to Home", "Reporting a weakness"], links: ["/privacy"] },
  "/subprocessors": { says: ["Back to Home"], links: ["/privacy"] },
};

/** How often a page shows something of which the specification says how many there are. */
const COUNTED: [path: string, what: RegExp, times: number][] = [
  ["/", /aria-controls="feature-detail"|>See how</g, 3],
  ["/", /<figure\b/g, 3],
  ["/blog", /<article\b/g, 7],
  ["/careers", /aria-label="Apply Now: /g, 6],
  ["/help", /aria-pressed="false"/g, 6],
];

const pages = new Map<string, Promise<string>>();
function fetchPage(path: string): Promise<string> {
  const page = pages.get(path) ?? fetch(app + path).then((answer) => answer.text());
  pages.set(path, page);
  return page;
}

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&#x27;": "'",
  "&quot;": '"',
  "&lt;": "<",
  "&gt;": ">",
};
const decoded = (html: string) =>
  html.replace(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? "");
/** Without what programs read: what only stands in a script is on no page. */
const shown = (html: string) => decoded(html.replace(/<script\b[\s\S]*?<\/script>/g, ""));
const textOf = (html: string) =>
  shown(html)
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

/** Those that don't come after the one before. */
function outOfOrder(html: string, pieces: readonly string[]): string[] {
  let from = 0;
  return pieces.filter((piece) => {
    const at = html.indexOf(piece, from);
    if (at >= 0) from = at + piece.length;
    return at < 0;
  });
}

describe("what the specification quotes stands on its page, without scripts", () => {
  test.each(Object.entries(SPECIFIED))("%s", async (path, { says, links = [], inOrder = [] }) => {
    const html = await fetchPage(path);
    const text = textOf(html).toLowerCase();
    expect(says.filter((words) => !text.includes(words.toLowerCase()))).toEqual([]);
    const hrefs = new Set([...html.matchAll(/href="([^"?]*)/g)].map(([, href]) => href));
    expect(links.filter((link) => !hrefs.has(link))).toEqual([]);
    expect(outOfOrder(shown(html), inOrder)).toEqual([]);
  });

  test.each(COUNTED)("%s has as many of %s as it says", async (path, what, times) => {
    expect(shown(await fetchPage(path)).match(what)).toHaveLength(times);
  });

  test.each([
    ["/pricing", "/#pricing"],
    ["/help-center", "/help"],
    ["/no-such-page", "/"],
  ])("%s leads to %s", async (path, to) => {
    const { status, headers } = await fetch(app + path, { redirect: "manual" });
    expect([Math.floor(status / 100), headers.get("location")]).toEqual([3, to]);
  });
});

/** schema.org types and what each has to have. */
const TOLD: [path: string, type: string, has: string[]][] = [
  ["/", "Organization", ["name", "url", "logo"]],
  ["/", "Product", ["name", "offers"]],
  ["/faq", "FAQPage", ["mainEntity"]],
  ["/blog/two-languages-one-bedtime", "BlogPosting", ["headline", "datePublished", "dateModified", "image"]],
  ["/blog/two-languages-one-bedtime", "BreadcrumbList", ["itemListElement"]],
  [
    "/careers/full-stack-engineer",
    "JobPosting",
    ["datePosted", "validThrough", "baseSalary", "hiringOrganization"],
  ],
  ["/careers/full-stack-engineer", "BreadcrumbList", ["itemListElement"]],
];

describe("search engines", () => {
  test.each(TOLD)("find on %s: %s", async (path, type, has) => {
    const scripts = (await fetchPage(path)).matchAll(
      /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g,
    );
    const told = [...scripts].map(([, json = ""]) => JSON.parse(json) as Record<string, unknown>);
    const found = told.find((data) => data["@type"] === type);
    expect(found?.["@context"]).toBe("https://schema.org");
    expect(has.filter((key) => !found?.[key])).toEqual([]);
  });

  test("are told of each page once, with a title, a description, a picture and an address of its own", async () => {
    const sitemap = await fetchPage("/sitemap.xml");
    const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => new URL(address).pathname);
    const seen = new Map<string, string>();
    for (const path of paths) {
      const html = await fetchPage(path);
      const of = (pattern: RegExp) => decoded(pattern.exec(html)?.[1] ?? "");
      const title = of(/<title>([^<]+)/);
      expect([path, seen.get(title)]).toEqual([path, undefined]);
      seen.set(title, path);
      expect([path, of(/<meta name="description" content="([^"]+)/).length > 40]).toEqual([path, true]);
      expect(new URL(of(/<link rel="canonical" href="([^"]+)/)).pathname).toBe(path);
      expect(title.replace(" · Talewick", "")).toBe(
        of(/<meta property="og:title" content="([^"]+)/).replace(" · Talewick", ""),
      );
      expect(of(/<meta property="og:image" content="([^"]+)/)).toMatch(
        /^https?:.+\/(?:opengraph-image|picture\.png)/,
      );
      expect([path, html.match(/<h1\b/g)?.length]).toEqual([path, 1]);
      expect([path, /<meta name="robots" content="[^"]*noindex/.test(html)]).toEqual([path, false]);
    }
  });
});
