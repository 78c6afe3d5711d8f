import "server-only";
import { config } from "@/lib/platform/config";
import { BLOG_POSTS } from "./blog/all-posts";

const PAGES = [
  "/",
  "/features",
  "/about",
  "/contact",
  "/privacy",
  "/terms",
  "/help",
  "/faq",
  "/api",
  "/integrations",
  "/blog",
  "/careers",
  "/press",
];

type PublicPages = {
  origin: string;
  pages: { address: string; changedOn?: string }[];
};

/** What search engines may show, with addresses of this deployment. */
export function listPublicPages(): PublicPages {
  const { origin } = new URL(config().APP_URL);
  return {
    origin,
    pages: [
      ...PAGES.map((path) => ({ address: origin + path })),
      ...BLOG_POSTS.map(({ slug, date }) => ({ address: `${origin}/blog/${slug}`, changedOn: date })),
    ],
  };
}
