import type { Metadata } from "next";
import { z } from "zod";
import { WordsScreen } from "@/components/features/reading/words/words-screen";
import { listChildren } from "@/lib/features/children/list-children";
import { findQuery } from "@/lib/features/reading/contract";
import { listWords } from "@/lib/features/reading/words/list-words";
import { signedInPage, type PageQuery } from "@/lib/http/page-gate";
import { requireParentActor } from "@/lib/shared/actor";

export const metadata: Metadata = { title: "Words from stories" };

const query = z.object({ childId: z.uuid().optional().catch(undefined), find: findQuery });

export default async function WordsPage({ searchParams }: { searchParams: PageQuery }) {
  const ctx = await signedInPage("/reading/words", searchParams);
  const { firstName } = requireParentActor(ctx.actor);
  const children = await listChildren(ctx);
  const { childId, find } = query.parse(await searchParams);
  // An old bookmark may name a child whose profile is gone.
  const child = children.find(({ id }) => id === childId) ?? children[0];
  return (
    <WordsScreen
      firstName={firstName}
      items={children}
      met={child ? await listWords(ctx, child.id) : null}
      find={find}
    />
  );
}
