import { RegisterDialog } from "@/components/features/accounts/register-dialog";
import { ChosenPlan } from "@/components/features/billing/chosen-plan";

export default function RegisterModal() {
  return <RegisterDialog mode="modal" path="/register" chosen={<ChosenPlan />} />;
}
