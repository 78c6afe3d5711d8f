import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ModerationScreen } from "@/components/features/comments/moderation-screen";
import { moderationQuery } from "@/lib/features/comments/contract";
import { signedInPage, type PageQuery } from "@/lib/http/page-gate";
import { requireParentActor } from "@/lib/shared/actor";

export const metadata: Metadata = { title: "Comments" };

const query = moderationQuery.pick({ queue: true }).catch({ queue: "waiting" });

/** For administrators. The comments come by a call of the screen's own: it may ask who they are. */
export default async function CommentsPage({ searchParams }: { searchParams: PageQuery }) {
  const ctx = await signedInPage("/audit-dashboard/comments", searchParams);
  const { firstName, role } = requireParentActor(ctx.actor);
  if (role !== "admin") redirect("/audit-dashboard");
  const { queue } = query.parse(await searchParams);
  return <ModerationScreen firstName={firstName} queue={queue} />;
}
