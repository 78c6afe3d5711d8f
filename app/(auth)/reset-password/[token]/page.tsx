import type { Metadata } from "next";
import { ResetByPathScreen } from "@/components/features/accounts/reset-by-path-screen";

export const metadata: Metadata = { title: "Reset your password", referrer: "no-referrer" };

export default async function ResetPasswordTokenPage({ params }: PageProps<"/reset-password/[token]">) {
  const { token } = await params;
  return <ResetByPathScreen token={token} />;
}
