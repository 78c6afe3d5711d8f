import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { countLikes } from "@/lib/features/blog/count-likes";
import { likePost } from "@/lib/features/blog/like-post";
import { BLOG_POSTS } from "@/lib/features/content/blog/all-posts";
import { visitor } from "@/tests/support/family";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let ports: TestSystem;
beforeAll(async () => {
  ports = await workerDatabase();
});

const [first = "", second = ""] = BLOG_POSTS.map(({ slug }) => slug);
const like = (slug: string, key: string, liked = true) => likePost(visitor(ports), { slug, key, liked });

test("a browser likes a post once, however often it says so, and takes it back", async () => {
  const key = randomUUID();
  await Promise.all(Array.from({ length: 12 }, () => like(first, key)));
  expect(await like(first, key.toUpperCase())).toEqual({ likes: 1, liked: true });
  expect(await like(first, randomUUID())).toEqual({ likes: 2, liked: true });
  expect(await like(first, key, false)).toEqual({ likes: 1, liked: false });
  expect(await like(first, key, false)).toEqual({ likes: 1, liked: false });
});

test("counts are by post, and what is stored names no browser", async () => {
  const key = randomUUID();
  await like(second, key);
  expect((await countLikes(visitor(ports))).likes).toMatchObject({ [second]: 1 });
  const rows = await ports.db.postLike.findMany();
  for (const { likerHash } of rows) expect(Buffer.from(likerHash).toString()).not.toContain(key);
});

test("nobody likes a post that isn't there", async () => {
  await expect(like("no-such-post", randomUUID())).rejects.toMatchObject({ code: "NOT_FOUND" });
});
