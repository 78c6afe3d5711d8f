import type { Metadata } from "next";
import { ProfileScreen } from "@/components/features/settings/profile-screen";
import { signedInPage, type PageQuery } from "@/lib/http/page-gate";
import { requireParentActor } from "@/lib/shared/actor";

export const metadata: Metadata = { title: "User Profile" };

export default async function ProfilePage({ searchParams }: { searchParams: PageQuery }) {
  const ctx = await signedInPage("/settings/profile", searchParams);
  const { firstName } = requireParentActor(ctx.actor);
  return <ProfileScreen firstName={firstName} />;
}
