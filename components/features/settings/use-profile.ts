import { useCallback, useEffect, useState } from "react";
import type { ProfileView } from "@/lib/features/accounts/contract";
import { api, type ApiResult } from "@/lib/shared/api-client";

export type Profile = {
  /** `null` while it loads, or when it did not come. */
  profile: ProfileView | null;
  failure: string | null;
  reload: () => void;
  setProfile: (profile: ProfileView) => void;
};

const load = () => api<ProfileView>("GET", "/api/profile");

export function useProfile(): Profile {
  const [profile, setProfile] = useState<ProfileView | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const show = useCallback((result: ApiResult<ProfileView>) => {
    if (result.ok) setProfile(result.data);
    const lost = "Error loading user profile. Please check your connection and try again.";
    const refused = "Failed to load user profile. Please refresh the page.";
    setFailure(result.ok ? null : result.status === 0 ? lost : refused);
  }, []);
  useEffect(() => {
    void load().then(show);
  }, [show]);
  return { profile, failure, setProfile, reload: () => void load().then(show) };
}
