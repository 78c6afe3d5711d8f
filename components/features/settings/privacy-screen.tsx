import { ConsentHistory } from "./consent-history";
import { DeleteAccount } from "./delete-account";
import { DownloadData } from "./download-data";
import { LeavingNote } from "./leaving-note";
import { SettingsPage } from "./settings-page";

type PrivacyScreenProps = {
  firstName: string;
  /** When the account goes, where that was asked for. */
  dueAt: string | null;
};

/** What a parent may do about their data: see what was agreed to, take it along, have it deleted. */
export const PrivacyScreen = ({ firstName, dueAt }: PrivacyScreenProps) => (
  <SettingsPage firstName={firstName} title="Privacy & Data" hasWayBack={!dueAt}>
    {dueAt && <LeavingNote dueAt={dueAt} />}
    <DownloadData />
    <ConsentHistory />
    {!dueAt && <DeleteAccount />}
  </SettingsPage>
);
