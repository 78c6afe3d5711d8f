import type { Metadata } from "next";
import { ForgotPasswordScreen } from "@/components/features/accounts/forgot-password-screen";

export const metadata: Metadata = { title: "Forgot your password?" };

export default function ForgotPasswordPage() {
  return <ForgotPasswordScreen />;
}
