import type { Metadata } from "next";
import { ProfileScreen } from "@/components/features/settings/profile-screen";
import { signedInPage } from "@/lib/http/page-gate";
import { requireParentActor } from "@/lib/shared/actor";

export const metadata: Metadata = { title: "User Profile" };

export default async function ProfilePage() {
  const ctx = await signedInPage("/settings/profile");
  const { firstName } = requireParentActor(ctx.actor);
  return <ProfileScreen firstName={firstName} />;
}
