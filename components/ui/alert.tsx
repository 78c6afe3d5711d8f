import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/lib/shared/class-names";

export type AlertTone = "info" | "success" | "warning" | "danger";

const LOOKS = {
  info: { icon: Info, classes: "border-info/30 bg-info-soft", ink: "text-info" },
  success: { icon: CircleCheck, classes: "border-success/30 bg-success-soft", ink: "text-success" },
  warning: { icon: TriangleAlert, classes: "border-warning/30 bg-warning-soft", ink: "text-warning" },
  danger: { icon: CircleAlert, classes: "border-danger/30 bg-danger-soft", ink: "text-danger" },
} as const;

type AlertProps = {
  tone?: AlertTone;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links below the text. */
  actions?: ReactNode;
  className?: string;
};

/** Danger interrupts a screen reader, the rest waits its turn. */
export function Alert({ tone = "info", title, children, actions, className }: AlertProps) {
  const { icon: Icon, classes, ink } = LOOKS[tone];
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      className={cn("flex gap-3 rounded-md border p-4 text-foreground", classes, className)}
    >
      <Icon aria-hidden className={cn("mt-0.5 size-5 shrink-0", ink)} />
      <div className="grid min-w-0 flex-1 gap-1 leading-snug">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-[0.9375rem]">{children}</div>}
        {actions && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
