import type { Metadata } from "next";
import { PaymentSuccess } from "@/components/features/billing/payment-success";

export const metadata: Metadata = { title: "Payment successful", robots: { index: false } };

type PaymentSuccessPageProps = { searchParams: Promise<{ session_id?: string | string[] }> };

// Open to everybody: whoever comes back signed out still learns that the payment went through.
export default async function PaymentSuccessPage({ searchParams }: PaymentSuccessPageProps) {
  const { session_id: sessionId } = await searchParams;
  return <PaymentSuccess sessionId={typeof sessionId === "string" ? sessionId : null} />;
}
