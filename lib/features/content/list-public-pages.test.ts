import { expect, test } from "vitest";
import { BLOG_POSTS } from "./blog/all-posts";
import { listPublicPages } from "./list-public-pages";
import { PAGE_TEXTS } from "./page-days";

const changedOn = (path: string) =>
  listPublicPages().pages.find(({ address }) => address.endsWith(path))?.changedOn;

test("search engines are told the day a post's text last changed, not the day it was published", () => {
  const later = BLOG_POSTS.filter((post) => post.changedOn);
  expect(later).not.toHaveLength(0);
  for (const post of BLOG_POSTS) expect(changedOn(`/blog/${post.slug}`)).toBe(post.changedOn ?? post.date);
});

test("the list of posts changed when the newest of their texts did", () => {
  const days = BLOG_POSTS.map((post) => post.changedOn ?? post.date).sort();
  expect(changedOn("/blog")).toBe(days.at(-1));
});

test("every other page but those of which nobody could say it has the day its text last changed", () => {
  const without = listPublicPages().pages.filter(({ changedOn: day }) => !day);
  expect(without.map(({ address }) => new URL(address).pathname)).toEqual([
    "/sample",
    "/status",
    "/subprocessors",
  ]);
  for (const [path, { changedOn: day }] of Object.entries(PAGE_TEXTS)) {
    const page = listPublicPages().pages.find(({ address }) => new URL(address).pathname === path);
    expect(page).toMatchObject({ changedOn: day });
  }
});
