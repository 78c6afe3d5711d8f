import { randomUUID } from "node:crypto";
import { blogEndpoints } from "@/lib/features/blog/endpoints";
import { commentEndpoints } from "@/lib/features/comments/endpoints";
import type { Endpoint } from "@/lib/shared/endpoint";
import type { Case } from "./access-matrix";
import { spareComment } from "./spares";

const slug = "two-languages-one-bedtime";
const foreign = [404];

export const BLOG_CASES: [Endpoint, Case[]][] = [
  [
    blogEndpoints.like,
    [{ own: [200, 429], params: { slug }, body: () => ({ key: randomUUID(), liked: true }) }],
  ],
  // The families' own wait to be read: each sees theirs and nobody else's.
  [commentEndpoints.list, [{ params: { slug } }]],
  [
    commentEndpoints.write,
    [{ own: [201, 429], params: { slug }, body: () => ({ text: "We do the same." }) }],
  ],
  [commentEndpoints.removeOwn, [{ names: "comment", foreign, spare: spareComment }]],
  // Nobody else sees it yet, and one's own can't be reported.
  [
    commentEndpoints.report,
    [{ names: "comment", own: [404, 429], foreign: [404, 429], body: () => ({ reason: "other" }) }],
  ],
  [commentEndpoints.queue, [{ own: [200, 403], adminSees: true }]],
  [
    commentEndpoints.decide,
    [{ own: [403, 404], params: { id: randomUUID() }, body: () => ({ state: "refused" }) }],
  ],
  [commentEndpoints.remove, [{ own: [403, 404], params: { id: randomUUID() } }]],
];
