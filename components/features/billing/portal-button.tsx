"use client";

import { Button } from "@/components/ui/button";
import type { ButtonVariants } from "@/components/ui/button-variants";
import { FieldError } from "@/components/forms/field";
import type { PortalInput } from "@/lib/features/billing/contract";
import { usePortal } from "./use-portal";

type PortalButtonProps = {
  label: string;
  action?: PortalInput["action"];
  line?: PortalInput["line"];
  variant?: ButtonVariants["variant"];
};

export function PortalButton({ label, action = "home", line, variant = "outline" }: PortalButtonProps) {
  const portal = usePortal();
  return (
    <div className="grid content-start justify-items-start gap-1.5">
      <Button variant={variant} disabled={portal.pending} onClick={() => void portal.open(action, line)}>
        {portal.pending ? "Opening..." : label}
      </Button>
      {portal.error && <FieldError message={portal.error} />}
    </div>
  );
}
