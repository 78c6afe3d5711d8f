import { SignInDialog } from "@/components/features/accounts/sign-in-dialog";

export default function SignInModal() {
  return <SignInDialog mode="modal" />;
}
