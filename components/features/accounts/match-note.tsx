import { Check, X } from "lucide-react";

/** Says whether the two new passwords agree, once there is a second one. */
export function MatchNote({ password, confirmation }: { password: string; confirmation: string }) {
  const isMatch = password === confirmation;
  const Icon = isMatch ? Check : X;
  return (
    <p
      aria-live="polite"
      className={`min-h-5 text-sm font-medium ${isMatch ? "text-success" : "text-danger"}`}
    >
      {confirmation !== "" && (
        <span className="flex items-center gap-1.5">
          <Icon aria-hidden className="size-4" />
          {isMatch ? "Passwords match" : "Passwords do not match"}
        </span>
      )}
    </p>
  );
}
