import type { Metadata } from "next";
import { WithData } from "@/components/data/with-data";
import { sessionsQuery } from "@/components/features/accounts/account-queries";
import { ProfileScreen } from "@/components/features/settings/profile-screen";
import { profileQuery } from "@/components/features/settings/settings-queries";
import { showProfile } from "@/lib/features/accounts/profile/show-profile";
import { listSessions } from "@/lib/features/accounts/sessions/list-sessions";
import { signedInPage, type PageQuery } from "@/lib/http/page-gate";
import { readParts } from "@/lib/http/read-parts";
import { requireParentActor } from "@/lib/shared/actor";

export const metadata: Metadata = { title: "User Profile" };

export default async function ProfilePage({ searchParams }: { searchParams: PageQuery }) {
  const ctx = await signedInPage("/settings/profile", searchParams);
  const { firstName } = requireParentActor(ctx.actor);
  const { profile, sessions } = await readParts(ctx, {
    profile: showProfile(ctx),
    sessions: listSessions(ctx),
  });
  return (
    <WithData
      fill={(client) => {
        client.setQueryData(profileQuery.queryKey, profile);
        client.setQueryData(sessionsQuery.queryKey, sessions);
      }}
    >
      <ProfileScreen firstName={firstName} />
    </WithData>
  );
}
