import type { Metadata } from "next";
import { WithData } from "@/components/data/with-data";
import { PrivacyScreen } from "@/components/features/settings/privacy-screen";
import { consentsQuery, exportQuery } from "@/components/features/settings/settings-queries";
import { listConsents } from "@/lib/features/consents/list-consents";
import { showExport } from "@/lib/features/privacy/show-export";
import { signedInPage } from "@/lib/http/page-gate";
import { readParts } from "@/lib/http/read-parts";
import { requireParentActor } from "@/lib/shared/actor";

export const metadata: Metadata = { title: "Privacy & Data" };

export default async function PrivacySettingsPage() {
  const ctx = await signedInPage("/settings/privacy");
  const { firstName, deletionDueAt } = requireParentActor(ctx.actor);
  const { consents, archive } = await readParts(ctx, {
    consents: listConsents(ctx),
    archive: showExport(ctx),
  });
  return (
    <WithData
      fill={(client) => {
        client.setQueryData(consentsQuery.queryKey, consents);
        client.setQueryData(exportQuery.queryKey, archive);
      }}
    >
      <PrivacyScreen firstName={firstName} dueAt={deletionDueAt?.toISOString() ?? null} />
    </WithData>
  );
}
