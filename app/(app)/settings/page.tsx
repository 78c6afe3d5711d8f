import type { Metadata } from "next";
import { WithData } from "@/components/data/with-data";
import { SettingsHub } from "@/components/features/settings/settings-hub";
import { consentsQuery, readingVoiceQuery } from "@/components/features/settings/settings-queries";
import { listConsents } from "@/lib/features/consents/list-consents";
import { namesMayLeave } from "@/lib/features/narration/provider/provider-voices";
import { showReadingVoice } from "@/lib/features/narration/show-reading-voice";
import { signedInPage } from "@/lib/http/page-gate";
import { readParts } from "@/lib/http/read-parts";
import { requireParentActor } from "@/lib/shared/actor";

export const metadata: Metadata = { title: "Settings" };

export default async function SettingsPage() {
  const ctx = await signedInPage("/settings");
  const { firstName, email } = requireParentActor(ctx.actor);
  const { consents, voice } = await readParts(ctx, {
    consents: listConsents(ctx),
    voice: showReadingVoice(ctx),
  });
  return (
    <WithData
      fill={(client) => {
        client.setQueryData(consentsQuery.queryKey, consents);
        client.setQueryData(readingVoiceQuery.queryKey, voice);
      }}
    >
      <SettingsHub
        firstName={firstName}
        email={email}
        supportEmail={ctx.config.SUPPORT_EMAIL}
        asksForNames={namesMayLeave(ctx.config)}
      />
    </WithData>
  );
}
