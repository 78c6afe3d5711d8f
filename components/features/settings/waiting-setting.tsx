"use client";

import { useWaitingChoice } from "@/components/feedback/waiting-choice";
import { Switch } from "@/components/ui/switch";

/** Chosen before a page that would go on by itself is ever met. */
export function WaitingSetting() {
  const { waits, choose } = useWaitingChoice();
  return (
    <Switch
      label="Pages wait until I go on"
      description="After a payment or a new password, the page stays instead of going on after a few seconds. Remembered in this browser."
      checked={waits}
      onCheckedChange={choose}
    />
  );
}
