import { describe, expect, test } from "vitest";
import {
  asCard,
  BLOG_SHELVES,
  countWords,
  lastChangedOn,
  postsOn,
  relatedTo,
  shelfOf,
  textOf,
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

  test.each(BLOG_POSTS.map((post) => [post.slug, post] as const))(
    "%s is worth sitting down for, in one sitting",
    (_slug, post) => {
      expect(countWords(post)).toBeGreaterThanOrEqual(600);
      expect(countWords(post)).toBeLessThanOrEqual(1200);
      expect(lastChangedOn(post) >= post.date).toBe(true);
      for (const key of ["body", "sources", "changedOn"]) expect(asCard(post)).not.toHaveProperty(key);
      expect(asCard(post).minutes).toBe(Math.ceil(countWords(post) / 200));
    },
  );

  test("below each post stand two others of its shelf, and each post is found below two others", () => {
    const found = BLOG_POSTS.flatMap((post) => {
      const related = relatedTo(BLOG_POSTS, post);
      expect(related).toHaveLength(2);
      for (const other of related) {
        expect(other).not.toBe(post);
        expect(shelfOf(other.category)).toBe(shelfOf(post.category));
      }
      return related.map(({ slug }) => slug);
    });
    for (const { slug } of BLOG_POSTS) expect(found.filter((one) => one === slug)).toHaveLength(2);
  });

  const sourced = BLOG_POSTS.filter(({ sources }) => sources);
  test.each(sourced.map((post) => [post.slug, post] as const))(
    "%s says what it relies on, and names each of its sources in the text",
    (_slug, post) => {
      const { sources = [] } = post;
      expect(sources).not.toHaveLength(0);
      expect(textOf(post).slice(-2)).toEqual([{ heading: "Sources" }, { list: sources }]);
      const text = JSON.stringify(post.body);
      for (const source of sources) {
        const [, names = "", year] = /^([^,(]+).*?\b((?:19|20)\d\d)\b/.exec(source) ?? [];
        expect(year).toBeDefined();
        expect(text).toContain(names.split(" and ")[0]?.trim().split(" ").at(-1));
      }
    },
  );

  test("no study is named in a text without standing below it", () => {
    for (const { body, sources = [] } of BLOG_POSTS) {
      const years = JSON.stringify(body).match(/\b(?:19|20)\d\d\b/g) ?? [];
      for (const year of years) expect(sources.join()).toContain(year);
    }
  });
});
