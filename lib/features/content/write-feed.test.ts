import { XMLParser } from "fast-xml-parser";
import { expect, test } from "vitest";
import { BLOG_POSTS } from "./blog/all-posts";
import type { BlogPost } from "./contract";
import { writeFeed } from "./write-feed";

type Feed = {
  rss?: { channel: { item: { title: string; link: string; description: string }[] } };
  feed?: { updated: string; entry: { id: string; content: { "#text": string } }[] };
};
/** Every text of a post, whatever kind of block it stands in. */
const textsOf = ({ body, sources = [] }: BlogPost): string[] => [
  ...body.flatMap((block) => {
    if (typeof block === "string") return [block];
    if ("heading" in block) return [block.heading];
    return "list" in block ? block.list : [...block.head, ...block.rows.flat()];
  }),
  ...sources,
];
const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => `&${NAMES[mark] ?? ""};`);
const NAMES: Record<string, string> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot" };

const parse = (text: string) => new XMLParser({ ignoreAttributes: false }).parse(text) as Feed;

test.each(["rss", "atom"] as const)(
  "the %s feed is well-formed and has every post, newest first",
  (format) => {
    const text = writeFeed(format);
    const { rss, feed } = parse(text);
    const links = rss?.channel.item.map(({ link }) => link) ?? feed?.entry.map(({ id }) => id) ?? [];
    expect(links.map((link) => link.split("/blog/")[1])).toEqual(BLOG_POSTS.map(({ slug }) => slug));
    const [first] = rss?.channel.item.map(({ description }) => description) ?? [];
    const content = first ?? feed?.entry[0]?.content["#text"] ?? "";
    expect(content).toMatch(/<p>.+<\/p>/);
  },
);

test.each(["rss", "atom"] as const)("the %s feed leaves out nothing of a post, tables included", (format) => {
  const { rss, feed } = parse(writeFeed(format));
  const told =
    rss?.channel.item.map(({ description }) => description) ??
    feed?.entry.map(({ content }) => content["#text"]) ??
    [];
  const missing = BLOG_POSTS.flatMap((post, at) =>
    textsOf(post).filter((text) => !told[at]?.includes(escaped(text))),
  );
  expect(missing).toEqual([]);
  expect(told.join("")).toContain("<table><tr><th>");
});
