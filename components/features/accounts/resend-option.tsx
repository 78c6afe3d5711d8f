import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { Resend } from "./use-resend";

type ResendOptionProps = { resend: Resend; onSend: () => void };

export function ResendOption({ resend, onSend }: ResendOptionProps) {
  return (
    <div className="grid gap-3 rounded-md border bg-muted p-4">
      <p className="text-[0.9375rem]">
        No email? Look in the spam folder, or let us send it again. If you opened the link on another device,
        say there that it was you, or open a new link here.
      </p>
      <Button variant="outline" disabled={resend.isBusy} onClick={onSend}>
        {resend.buttonText}
      </Button>
      {resend.notice && <Alert tone={resend.notice.tone}>{resend.notice.text}</Alert>}
    </div>
  );
}
