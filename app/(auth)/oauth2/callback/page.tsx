import type { Metadata } from "next";
import { OauthCallbackScreen } from "@/components/features/accounts/oauth-callback-screen";

export const metadata: Metadata = {
  title: "Signing you in",
  referrer: "no-referrer",
  robots: { index: false },
};

export default function OauthCallbackPage() {
  return <OauthCallbackScreen />;
}
