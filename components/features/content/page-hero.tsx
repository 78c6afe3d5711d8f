import type { ReactNode } from "react";
import { Scene, type SceneName } from "@/components/ui/scene";

type PageHeroProps = {
  title: ReactNode;
  lead: ReactNode;
  scene: SceneName;
  /** Links that look like buttons. */
  actions?: ReactNode;
};

/** The picture comes second on a phone: words first, then something to look at. */
export function PageHero({ title, lead, scene, actions }: PageHeroProps) {
  return (
    <div className="grid items-center gap-8 md:grid-cols-[1.1fr_1fr] md:gap-12">
      <div>
        <h1 className="text-4xl leading-[1.1] font-semibold tracking-tight text-balance md:text-5xl">
          {title}
        </h1>
        <p className="mt-4 max-w-[36rem] text-lg leading-relaxed text-muted-foreground md:text-xl">{lead}</p>
        {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
      </div>
      <Scene name={scene} alt="" priority className="aspect-4/3 w-full rounded-2xl shadow-card" />
    </div>
  );
}
