import "server-only";
import { config } from "@/lib/platform/config";
import { POSITIONS } from "./careers-copy";
import { BLOG_POSTS } from "./blog/all-posts";
import { PAGE_TEXTS } from "./page-days";
import { lastChangedOn } from "./rules";

/** Made from rows, the configuration or what tells stories: no day is theirs. */
const WITHOUT_DAY = ["/sample", "/status", "/subprocessors"];

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
      ...Object.entries(PAGE_TEXTS).map(([path, { changedOn }]) => ({ address: origin + path, changedOn })),
      ...WITHOUT_DAY.map((path) => ({ address: origin + path })),
      { address: `${origin}/blog`, changedOn: BLOG_POSTS.map(lastChangedOn).sort().at(-1) },
      ...POSITIONS.map(({ slug, postedOn }) => ({
        address: `${origin}/careers/${slug}`,
        changedOn: postedOn,
      })),
      ...BLOG_POSTS.map((post) => ({
        address: `${origin}/blog/${post.slug}`,
        changedOn: lastChangedOn(post),
      })),
    ],
  };
}
