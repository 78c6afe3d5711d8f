import type { Metadata } from "next";
import { SettingsHub } from "@/components/features/settings/settings-hub";
import { signedInPage } from "@/lib/http/page-gate";
import { requireParentActor } from "@/lib/shared/actor";

export const metadata: Metadata = { title: "Settings" };

export default async function SettingsPage() {
  const ctx = await signedInPage("/settings");
  const { firstName, email } = requireParentActor(ctx.actor);
  return <SettingsHub firstName={firstName} email={email} supportEmail={ctx.config.SUPPORT_EMAIL} />;
}
