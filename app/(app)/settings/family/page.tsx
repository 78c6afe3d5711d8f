import type { Metadata } from "next";
import { WithData } from "@/components/data/with-data";
import { familyQuery } from "@/components/features/family/family-queries";
import { FamilyScreen } from "@/components/features/family/family-screen";
import { showFamily } from "@/lib/features/family/show-family";
import { signedInPage } from "@/lib/http/page-gate";
import { readParts } from "@/lib/http/read-parts";
import { requireParentActor } from "@/lib/shared/actor";

export const metadata: Metadata = { title: "Family" };

export default async function FamilyPage() {
  const ctx = await signedInPage("/settings/family");
  const { firstName } = requireParentActor(ctx.actor);
  const { family } = await readParts(ctx, { family: showFamily(ctx) });
  return (
    <WithData
      fill={(client) => {
        client.setQueryData(familyQuery.queryKey, family);
      }}
    >
      <FamilyScreen firstName={firstName} />
    </WithData>
  );
}
