import { SettingsPage } from "@/components/features/settings/settings-page";
import { Webhooks } from "@/components/features/webhooks/webhooks";
import { ApiKeys } from "./api-keys";

export const ApiKeysScreen = ({ firstName }: { firstName: string }) => (
  <SettingsPage firstName={firstName} title="API Keys">
    <p className="mt-2 text-muted-foreground">
      With a key, a program of yours makes and reads stories. Whoever has the key can do that too: keep it
      where only your program finds it, never in a page or an app.
    </p>
    <ApiKeys />
    <Webhooks />
  </SettingsPage>
);
