import type { Metadata } from "next";
import { ResetByQueryScreen } from "@/components/features/accounts/reset-by-query-screen";

export const metadata: Metadata = { title: "Reset your password", referrer: "no-referrer" };

/** Made when it is asked for: its form, or what is wrong with the address, is there before any script. */
export default async function ResetPasswordPage({ searchParams }: PageProps<"/reset-password">) {
  const { token } = await searchParams;
  return <ResetByQueryScreen token={typeof token === "string" ? token : ""} />;
}
