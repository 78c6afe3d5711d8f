import { describe, expect, test } from "vitest";
import {
  asCard,
  BLOG_SHELVES,
  countWords,
  postsOn,
  shelfOf,
  writtenDate,
} from "@/lib/features/content/rules";
import { BLOG_POSTS } from "./all-posts";

describe("the blog", () => {
  test("has as many posts as its filters say", () => {
    expect(BLOG_POSTS).toHaveLength(24);
    const counts = BLOG_SHELVES.map((shelf) => [shelf, postsOn(BLOG_POSTS, shelf).length]);
    expect(Object.fromEntries(counts)).toEqual({ Education: 8, Technology: 6, Parenting: 7, Safety: 3 });
    expect(postsOn(BLOG_POSTS, null)).toEqual(BLOG_POSTS);
  });

  test("uses each of the six categories, and every post stands on a shelf", () => {
    const categories = new Set(BLOG_POSTS.map(({ category }) => category));
    expect([...categories].sort()).toEqual([
      "Diversity",
      "EdTech",
      "Education",
      "Parenting",
      "Safety",
      "Technology",
    ]);
    for (const category of categories) expect(BLOG_SHELVES).toContain(shelfOf(category));
  });

  test("is sorted with the newest first, each on its own day", () => {
    const days = BLOG_POSTS.map(({ date }) => date);
    expect(days).toEqual([...new Set(days)].sort().reverse());
    for (const day of days) expect(writtenDate(day)).toMatch(/^[A-Z][a-z]+ \d+, 2026$/);
  });

  test("has addresses and titles of its own for every post", () => {
    for (const key of ["slug", "title", "excerpt"] as const) {
      expect(new Set(BLOG_POSTS.map((post) => post[key])).size).toBe(24);
    }
    for (const { slug } of BLOG_POSTS) expect(slug).toMatch(/^[a-z]+(?:-[a-z]+)+$/);
  });

  test.each(BLOG_POSTS.map((post) => [post.slug, post] as const))("%s is a short read", (_slug, post) => {
    expect(countWords(post)).toBeGreaterThanOrEqual(150);
    expect(countWords(post)).toBeLessThanOrEqual(300);
    expect(asCard(post)).not.toHaveProperty("body");
    expect(asCard(post).minutes).toBeLessThanOrEqual(2);
  });
});
