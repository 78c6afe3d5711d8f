import type { Metadata } from "next";
import HomePage from "@/app/(marketing)/page";
import { RegisterDialog } from "@/components/features/accounts/register-dialog";
import { ChosenPlan } from "@/components/features/billing/chosen-plan";

export const metadata: Metadata = { title: "Create your account" };

/** Opened by its address: over the home page. */
export default function RegisterPage() {
  return (
    <>
      {/* Behind the dialog, from the first moment. */}
      <div inert>
        <HomePage />
      </div>
      <RegisterDialog mode="page" path="/register" chosen={<ChosenPlan />} />
    </>
  );
}
