import { PlanLink } from "@/components/features/dashboard/plan-link";
import { Alert } from "@/components/ui/alert";

export type Refusal = { status: number; code: string | undefined };

/** Says no in the tone of its reason, with the way on. Everything that was typed is still in the form. */
export function StoryRefusal({ message, refusal }: { message: string; refusal: Refusal | null }) {
  if (refusal?.status === 402) {
    return (
      <Alert tone="warning" title="No story left in your plan" actions={<PlanLink />}>
        {message} Your order stays here as you wrote it.
      </Alert>
    );
  }
  if (refusal?.status === 422) {
    return (
      <Alert tone="warning" title="Let's change a word or two">
        {message} Nothing was used from your plan.
      </Alert>
    );
  }
  if (refusal?.status === 409) {
    return (
      <Alert tone="warning" title="One moment">
        {message}
      </Alert>
    );
  }
  return <Alert tone="danger">{message}</Alert>;
}
