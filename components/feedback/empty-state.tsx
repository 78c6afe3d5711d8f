import { Scene, type SceneName } from "@/components/ui/scene";
import type { ReactNode } from "react";

type EmptyStateProps = {
  scene: SceneName;
  title: string;
  text?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
};

export function EmptyState({ scene, title, text, action }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-2 py-10 text-center">
      <Scene name={scene} alt="" className="mb-4 aspect-4/3 w-64 rounded-xl shadow-card" />
      <h2 className="text-2xl font-semibold tracking-tight">{title}</h2>
      {text && <p className="text-muted-foreground">{text}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
