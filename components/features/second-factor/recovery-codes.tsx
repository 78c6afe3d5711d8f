import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

/** Shown this once. */
export const RecoveryCodes = ({ codes, onDone }: { codes: string[]; onDone: () => void }) => (
  <div className="grid max-w-md gap-4">
    <Alert tone="warning">
      Write these recovery codes down now; they are shown this once. Each opens your account once in place of
      a code, for the day your phone is gone.
    </Alert>
    <ul aria-label="Recovery codes" className="grid grid-cols-2 gap-2 font-mono">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <Button className="justify-self-start" onClick={onDone}>
      I have them
    </Button>
  </div>
);
