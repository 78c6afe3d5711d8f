import { Scene, type SceneName } from "@/components/ui/scene";
import { cn } from "@/lib/shared/class-names";
import type { Note } from "@/lib/features/content/contract";

type FeatureGroupProps = {
  title: string;
  text: string;
  scene: SceneName;
  points: readonly Note[];
  /** Picture on the right, on wide screens. */
  flipped: boolean;
};

export function FeatureGroup({ title, text, scene, points, flipped }: FeatureGroupProps) {
  return (
    <section className="mt-16 grid items-center gap-8 md:mt-24 md:grid-cols-2 md:gap-14">
      <Scene
        name={scene}
        alt=""
        className={cn("aspect-4/3 w-full rounded-2xl shadow-card", flipped && "md:order-2")}
      />
      <div>
        <h2 className="text-3xl leading-tight font-semibold tracking-tight text-balance md:text-4xl">
          {title}
        </h2>
        <p className="mt-3 text-lg leading-relaxed text-muted-foreground">{text}</p>
        <ul className="mt-6 grid gap-5">
          {points.map((point) => (
            <li key={point.title} className="border-l-3 border-accent pl-4">
              <h3 className="font-sans text-lg font-semibold">{point.title}</h3>
              <p className="mt-0.5 leading-relaxed text-muted-foreground">{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
