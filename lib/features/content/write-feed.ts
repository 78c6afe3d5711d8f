import "server-only";
import { config } from "@/lib/platform/config";
import { BLOG_POSTS } from "./blog/all-posts";
import type { Block, BlogPost } from "./contract";
import { BLOG_AUTHOR, lastChangedOn, textOf } from "./rules";

export type FeedFormat = "rss" | "atom";

const TITLE = "Notes from the bedside, Talewick";
const SUBTITLE = "On reading aloud, bedtime, reading levels, and keeping children’s data safe.";

const MARKS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);
const element = (name: string, text: string, attributes = ""): string =>
  `<${name}${attributes}>${escape(text)}</${name}>`;

const asHtml = (block: Block): string => {
  if (typeof block === "string") return element("p", block);
  if ("heading" in block) return element("h2", block.heading);
  if ("list" in block) return `<ul>${block.list.map((entry) => element("li", entry)).join("")}</ul>`;
  const row = (tag: "th" | "td", cells: readonly string[]): string =>
    `<tr>${cells.map((cell) => element(tag, cell)).join("")}</tr>`;
  return `<table>${row("th", block.head)}${block.rows.map((cells) => row("td", cells)).join("")}</table>`;
};
const htmlOf = (post: BlogPost): string => textOf(post).map(asHtml).join("");
const at = (day: string): Date => new Date(`${day}T06:00:00Z`);

function writeRss(origin: string, posts: readonly BlogPost[]): string {
  const items = posts.map((post) => {
    const address = `${origin}/blog/${post.slug}`;
    return `<item>${[
      element("title", post.title),
      element("link", address),
      element("guid", address),
      element("pubDate", at(post.date).toUTCString()),
      element("category", post.category),
      element("description", `<p>${escape(post.excerpt)}</p>${htmlOf(post)}`),
    ].join("")}</item>`;
  });
  const head = [
    element("title", TITLE),
    element("link", `${origin}/blog`),
    element("description", SUBTITLE),
    element("language", "en"),
    `<atom:link href="${escape(`${origin}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
  ];
  return `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${[...head, ...items].join("\n")}</channel></rss>`;
}

function writeAtom(origin: string, posts: readonly BlogPost[]): string {
  const entries = posts.map((post) => {
    const address = `${origin}/blog/${post.slug}`;
    const moment = at(post.date).toISOString();
    return `<entry>${[
      element("id", address),
      element("title", post.title),
      `<link href="${escape(address)}"/>`,
      element("published", moment),
      element("updated", at(lastChangedOn(post)).toISOString()),
      `<category term="${escape(post.category)}"/>`,
      element("summary", post.excerpt),
      element("content", htmlOf(post), ' type="html"'),
    ].join("")}</entry>`;
  });
  const head = [
    element("id", `${origin}/blog`),
    element("title", TITLE),
    element("subtitle", SUBTITLE),
    element("updated", at(posts.map(lastChangedOn).sort().at(-1) ?? "2026-01-01").toISOString()),
    `<author>${element("name", BLOG_AUTHOR)}</author>`,
    `<link href="${escape(`${origin}/atom.xml`)}" rel="self"/>`,
    `<link href="${escape(`${origin}/blog`)}"/>`,
  ];
  return `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">${[...head, ...entries].join("\n")}</feed>`;
}

/** The whole blog for feed readers, newest first, with the addresses of this deployment. */
export function writeFeed(format: FeedFormat): string {
  const { origin } = new URL(config().APP_URL);
  const write = format === "rss" ? writeRss : writeAtom;
  return `<?xml version="1.0" encoding="utf-8"?>\n${write(origin, BLOG_POSTS)}`;
}
