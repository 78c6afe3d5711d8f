import { ProfileTabs } from "./profile-tabs";
import { SettingsPage } from "./settings-page";

export const ProfileScreen = ({ firstName }: { firstName: string }) => (
  <SettingsPage firstName={firstName} title="User Profile">
    <ProfileTabs />
  </SettingsPage>
);
