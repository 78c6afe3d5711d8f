import { GITHUB_CLIENT, GOOGLE_CLIENT } from "@/sandbox/oauth/people";
import { startSandbox, type Sandbox } from "@/sandbox/start-sandbox";
import { accountsSystem, type AccountsSystem } from "./run-jobs";

/** Accounts at `app` that can be entered with the sandbox's Google and GitHub. */
export async function systemWithProviders(
  app: string,
): Promise<{ sandbox: Sandbox; system: AccountsSystem }> {
  const sandbox = await startSandbox({
    appOrigin: app,
    webhookUrl: `${app}/none`,
    webhookSecret: "whsec_test",
  });
  const system = await accountsSystem({
    APP_URL: app,
    GOOGLE_CLIENT_ID: GOOGLE_CLIENT.id,
    GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT.secret,
    GOOGLE_ISSUER: sandbox.googleUrl,
    GITHUB_CLIENT_ID: GITHUB_CLIENT.id,
    GITHUB_CLIENT_SECRET: GITHUB_CLIENT.secret,
    GITHUB_URL: sandbox.githubUrl,
  });
  return { sandbox, system };
}
