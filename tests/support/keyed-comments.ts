import type { CommentView } from "@/lib/features/comments/contract";
import { patient } from "./http-client";
import type { KeyedCase, Parent, Sent } from "./keyed-requests";
import type { TestAddresses } from "./test-system";
import { withClient } from "./with-client";

const all = "/api/blog/two-languages-one-bedtime/comments";
const write = (text: string): Sent => ({ method: "POST", path: all, body: { text } });

/** Under a post: `by` writes and deletes, and reports what the neighbor wrote. */
export async function aboutComments(
  { database }: TestAddresses,
  by: Parent,
  neighbor: Parent,
): Promise<KeyedCase[]> {
  const own = await patient(by).call<CommentView>("POST", all, { text: "We read in the bath." });
  const theirs = await patient(neighbor).call<CommentView>("POST", all, { text: "We read on the stairs." });
  await withClient(database, (client) =>
    client.query("UPDATE post_comments SET state = 'shown', decided_at = now() WHERE id = $1", [
      theirs.json.id,
    ]),
  );
  const report = (reason: string): Sent => ({
    method: "POST",
    path: `/api/comments/${theirs.json.id}/reports`,
    body: { reason },
  });
  const cases: KeyedCase[] = [
    {
      name: "a comment",
      request: write("Which one do you read first?"),
      other: write("Another."),
      adds: { post_comments: 1 },
    },
    {
      name: "a reported comment",
      request: report("other"),
      other: report("unkind"),
      adds: { comment_reports: 1 },
    },
    {
      name: "a comment that goes",
      request: { method: "DELETE", path: `/api/comments/${own.json.id}` },
      adds: { post_comments: -1 },
    },
  ];
  return cases.map((given) => ({ ...given, by }));
}
