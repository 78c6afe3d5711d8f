import { RegisterDialog } from "@/components/features/accounts/register-dialog";

export default function RegisterModal() {
  return <RegisterDialog mode="modal" path="/register" />;
}
