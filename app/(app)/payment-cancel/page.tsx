import type { Metadata } from "next";
import { PaymentCancelled } from "@/components/features/billing/payment-cancelled";

export const metadata: Metadata = { title: "Payment cancelled", robots: { index: false } };

type PaymentCancelPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const text = (value: string | string[] | undefined): string | null =>
  typeof value === "string" && value.trim() !== "" ? value.trim().slice(0, 80) : null;

export default async function PaymentCancelPage({ searchParams }: PaymentCancelPageProps) {
  const { session_id: sessionId, plan_name: planName } = await searchParams;
  return <PaymentCancelled sessionId={text(sessionId)} planName={text(planName) ?? "your selected plan"} />;
}
