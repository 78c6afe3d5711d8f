import { XMLParser } from "fast-xml-parser";
import { expect, test } from "vitest";
import { BLOG_POSTS } from "./blog/all-posts";
import { writeFeed } from "./write-feed";

type Feed = {
  rss?: { channel: { item: { title: string; link: string; description: string }[] } };
  feed?: { updated: string; entry: { id: string; content: { "#text": string } }[] };
};
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
