import { SettingsPage } from "@/components/features/settings/settings-page";
import { Family } from "./family";

export const FamilyScreen = ({ firstName }: { firstName: string }) => (
  <SettingsPage firstName={firstName} title="Family">
    <p className="mt-2 text-muted-foreground">
      Another grown-up can read your stories with an account of their own. They see your children’s first
      names and your finished stories with their pictures. Ordering, changing and deleting, your plan, your
      photos and what you recorded stay with you.
    </p>
    <Family />
  </SettingsPage>
);
