import type { ReactNode } from "react";
import { cn } from "@/lib/shared/class-names";
import type { HairStyle, HeroLook } from "@/lib/shared/story";
import { hairPaintOn } from "@/lib/features/drawing/rules";
import { HAIR_PAINTS, SKIN_PAINTS } from "./look-colours";

/** What isn't chosen yet is shown in no colour of skin or hair. */
export type ShownHero = Omit<HeroLook, "skin" | "hairColour"> &
  Partial<Pick<HeroLook, "skin" | "hairColour">>;

type HeroPortraitProps = { look: ShownHero; className?: string };

const INK = "#2a1c26";
/** A scarf has its own colour: hair doesn't show. */
const SCARF = "#5b6cae";
const NO_SKIN = { base: "#e4e0ea", blush: "#cfc8da" };
const NO_HAIR = "#a8a2b8";

const hairOf = ({ skin, hairColour }: ShownHero): string => {
  if (!hairColour) return NO_HAIR;
  return skin ? hairPaintOn(skin, hairColour) : HAIR_PAINTS[hairColour].base;
};

/** A small face in the illustrator's paints. */
export function HeroPortrait({ look, className }: HeroPortraitProps) {
  const skin = look.skin ? SKIN_PAINTS[look.skin] : NO_SKIN;
  const style = look.hairStyle;
  const hair = style === "hijab" ? SCARF : hairOf(look);
  return (
    <svg viewBox="0 0 64 64" aria-hidden className={cn("block rounded-full", className)}>
      <rect width="64" height="64" className="fill-accent-soft" />
      <g fill={hair}>{HAIR_BEHIND[style]}</g>
      <path d="M11 66c1-11 10-15 21-15s20 4 21 15z" className="fill-primary" />
      <path d="M27 42h10v8c0 3-2.3 5-5 5s-5-2-5-5z" fill={skin.base} />
      {style === "hijab" && <path d="M16 66c0-9 5-16 16-16s16 7 16 16z" fill={hair} />}
      <circle cx="18.5" cy="33" r="3.2" fill={skin.base} />
      <circle cx="45.5" cy="33" r="3.2" fill={skin.base} />
      <ellipse cx="32" cy="31.5" rx="13.5" ry="14.5" fill={skin.base} />
      <g fill={skin.blush} opacity="0.55">
        <ellipse cx="23.5" cy="37.5" rx="2.8" ry="1.9" />
        <ellipse cx="40.5" cy="37.5" rx="2.8" ry="1.9" />
      </g>
      <g fill={INK}>
        <ellipse cx="26.5" cy="32.5" rx="1.6" ry="2" />
        <ellipse cx="37.5" cy="32.5" rx="1.6" ry="2" />
      </g>
      <path
        d="M28 39.500c2.3 2.3 5.7 2.3 8 0"
        fill="none"
        stroke={INK}
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <g fill={hair}>{HAIR_BEFORE[style]}</g>
      {look.glasses && (
        <g fill="none" stroke={INK} strokeWidth="1.3">
          <circle cx="26.3" cy="32.7" r="4.7" />
          <circle cx="37.7" cy="32.7" r="4.7" />
          <path d="M31 32.200c.7-.5 1.3-.5 2 0" />
        </g>
      )}
    </svg>
  );
}

const FRINGE = (
  <path d="M17.8 31c-1.5-11 5-17.5 14.2-17.500S47.7 20 46.2 31c-2-5.5-5-8-8.7-8.8-5.3 1.8-13 1.6-16.2 2.3-1.7 1.6-2.7 3.6-3.5 6.500z" />
);
const PARTED = (
  <path d="M17.8 33c-1.8-12.5 4.7-19.5 14.2-19.500S48 20.5 46.2 33c-1.2-5.5-5.7-10-13.2-12.7-8 2.2-13.5 6.7-15.2 12.700z" />
);

const HAIR_BEHIND: Record<HairStyle, ReactNode> = {
  short: null,
  curly: (
    <>
      <circle cx="19" cy="25" r="6.5" />
      <circle cx="45" cy="25" r="6.5" />
      <circle cx="17.5" cy="33" r="4.5" />
      <circle cx="46.5" cy="33" r="4.5" />
    </>
  ),
  afro: <circle cx="32" cy="26" r="20" />,
  long: <path d="M15 30c0-12 7-18 17-18s17 6 17 18v25c-5 3-29 3-34 0z" />,
  bob: <path d="M14.5 29c0-11 7.5-17 17.5-17s17.5 6 17.5 17v11c0 4-3 6-6 6h-23c-3 0-6-2-6-6z" />,
  ponytail: <path d="M44 17c9 0 12 8 9 17-1 4-1 8 1 12-7-1-11-7-10-14z" />,
  braids: (
    <>
      <path d="M16 30h6l-1 6 1.5 5-2 5 1 6c-3 3-6 1-6-2l1-5-2-5 1.5-5z" />
      <path d="M48 30h-6l1 6-1.5 5 2 5-1 6c3 3 6 1 6-2l-1-5 2-5-1.5-5z" />
    </>
  ),
  bun: <circle cx="32" cy="10.5" r="6.5" />,
  hijab: <path d="M13 33c0-14 8-22 19-22s19 8 19 22c0 9-2 16-5 21H18c-3-5-5-12-5-21z" />,
};

const HAIR_BEFORE: Record<HairStyle, ReactNode> = {
  short: FRINGE,
  curly: (
    <>
      <circle cx="24" cy="19.5" r="5.5" />
      <circle cx="32" cy="17" r="6" />
      <circle cx="40" cy="19.5" r="5.5" />
      <circle cx="20" cy="24" r="4" />
      <circle cx="44" cy="24" r="4" />
    </>
  ),
  afro: <path d="M18 30c0-10 5-15 14-15s14 5 14 15c-3-5-8-7.5-14-7.500S21 25 18 30z" />,
  long: PARTED,
  bob: FRINGE,
  ponytail: PARTED,
  braids: PARTED,
  bun: PARTED,
  hijab: (
    <path
      fillRule="evenodd"
      d="M15.5 33c0-13 7-20.5 16.5-20.500S48.5 20 48.5 33 43 50 32 50 15.5 46 15.5 33zM20.5 33c0 8.5 4.5 13 11.5 13s11.5-4.5 11.5-13S39 19.5 32 19.5 20.5 24.5 20.5 33z"
    />
  ),
};
