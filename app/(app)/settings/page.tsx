import type { Metadata } from "next";
import { WithData } from "@/components/data/with-data";
import { SettingsHub } from "@/components/features/settings/settings-hub";
import { consentsQuery } from "@/components/features/settings/settings-queries";
import { listConsents } from "@/lib/features/consents/list-consents";
import { signedInPage } from "@/lib/http/page-gate";
import { readParts } from "@/lib/http/read-parts";
import { requireParentActor } from "@/lib/shared/actor";

export const metadata: Metadata = { title: "Settings" };

export default async function SettingsPage() {
  const ctx = await signedInPage("/settings");
  const { firstName, email } = requireParentActor(ctx.actor);
  const { consents } = await readParts(ctx, { consents: listConsents(ctx) });
  return (
    <WithData
      fill={(client) => {
        client.setQueryData(consentsQuery.queryKey, consents);
      }}
    >
      <SettingsHub firstName={firstName} email={email} supportEmail={ctx.config.SUPPORT_EMAIL} />
    </WithData>
  );
}
