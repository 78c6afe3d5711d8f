import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { FamilyView } from "@/lib/features/family/contract";

type MemberRowProps = {
  member: FamilyView["readers"][number];
  /** What can be done about it. */
  action: string;
  onPress: () => void;
  children: ReactNode;
};

export const MemberRow = ({ member: { name }, action, onPress, children }: MemberRowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-xl border bg-surface p-5 shadow-card">
    <div className="min-w-48 flex-1">
      <h3 className="font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </h3>
      <p className="text-[0.9375rem] text-muted-foreground">{children}</p>
    </div>
    <Button variant="outline" size="sm" aria-label={`${action} ${name}`} onClick={onPress}>
      {action}
    </Button>
  </li>
);
