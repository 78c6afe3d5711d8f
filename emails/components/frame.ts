/** What every message needs from the deployment. Links are built from `appUrl` only. */
export type Frame = { appUrl: string; supportEmail: string };
