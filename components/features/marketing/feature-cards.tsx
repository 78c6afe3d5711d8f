"use client";

import { Scene } from "@/components/ui/scene";
import { useState } from "react";
import type { Feature } from "@/lib/features/content/contract";

/** On a phone the panel opens below its own card, from a tablet on below all three. */
const CARD_ORDER = ["max-md:order-1", "max-md:order-3", "max-md:order-5"] as const;
const PANEL_ORDER = ["max-md:order-2", "max-md:order-4", "max-md:order-6"] as const;

export function FeatureCards({ features }: { features: readonly Feature[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const openAt = features.findIndex(({ id }) => id === openId);
  const open = features[openAt];
  return (
    <div className="grid gap-5 md:grid-cols-3 lg:gap-7">
      {features.map((feature, position) => (
        <FeatureCard
          key={feature.id}
          feature={feature}
          order={CARD_ORDER[position] ?? ""}
          open={feature.id === openId}
          onToggle={() => {
            setOpenId(feature.id === openId ? null : feature.id);
          }}
        />
      ))}
      {open && (
        <div
          id="feature-detail"
          key={open.id}
          className={`animate-in duration-200 fade-in-0 slide-in-from-top-2 md:col-span-3 ${PANEL_ORDER[openAt] ?? ""}`}
        >
          <div className="rounded-xl border bg-accent-soft p-6 sm:p-8">
            <h3 className="text-2xl font-semibold tracking-tight">{open.detail.heading}</h3>
            <ul className="mt-5 grid gap-4 text-lg leading-snug md:grid-cols-3 md:gap-8">
              {open.detail.points.map((point) => (
                <li key={point} className="border-l-3 border-accent pl-4">
                  {point}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}

type FeatureCardProps = { feature: Feature; order: string; open: boolean; onToggle: () => void };

function FeatureCard({ feature, order, open, onToggle }: FeatureCardProps) {
  return (
    <div
      className={`group relative flex flex-col overflow-hidden rounded-xl border bg-surface shadow-card transition-[box-shadow,translate,border-color] focus-within:border-ring hover:-translate-y-1 hover:shadow-lifted ${open ? "border-accent" : ""} ${order}`}
    >
      <Scene name={feature.picture.scene} alt={feature.picture.alt} className="aspect-16/10 w-full" />
      <div className="flex flex-1 flex-col p-6">
        <h3 className="text-2xl font-semibold tracking-tight">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? "feature-detail" : undefined}
            onClick={onToggle}
            className="text-left outline-none after:absolute after:inset-0 focus-visible:underline focus-visible:decoration-2 focus-visible:underline-offset-4"
          >
            {feature.title}
          </button>
        </h3>
        <p className="mt-2 flex-1 text-[1.0625rem] leading-relaxed text-muted-foreground">
          {feature.summary}
        </p>
        <p aria-hidden className="mt-4 flex items-center gap-1.5 font-semibold text-primary">
          {open ? "Show less" : "See how"}
          <svg viewBox="0 0 20 20" className={`size-4.5 transition-transform ${open ? "rotate-180" : ""}`}>
            <path d="m5 8 5 5 5-5" className="fill-none stroke-current stroke-2" strokeLinecap="round" />
          </svg>
        </p>
      </div>
    </div>
  );
}
