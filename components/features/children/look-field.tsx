"use client";

import { FieldGroup } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { HAIR_COLOURS, HAIR_STYLES, SKIN_TONES, type HeroLook } from "@/lib/shared/story";
import { HeroPortrait, type ShownHero } from "./hero-portrait";
import { HAIR_PAINTS, HAIR_STYLE_NAMES, SKIN_PAINTS } from "./look-colours";
import { Swatch, Swatches } from "./swatches";

type LookFieldProps = {
  /** The hero as the pages show it, or what is chosen of it so far. */
  look: Partial<HeroLook>;
  onChoose: (choice: Partial<HeroLook>) => void;
  /** Without it nothing was chosen yet. */
  onStartOver: (() => void) | null;
};

/** For drawing what is chosen so far. */
const portraitOf = (look: Partial<HeroLook>): ShownHero => ({
  ...{ hairStyle: "short", glasses: false, outfit: 0, style: null },
  ...look,
});

/** How the hero is drawn on every page. */
export function LookField({ look, onChoose, onStartOver }: LookFieldProps) {
  const portrait = portraitOf(look);
  return (
    <div className="grid gap-5 rounded-lg bg-muted p-4 sm:grid-cols-[auto_1fr] sm:gap-6">
      <div className="flex items-center gap-4 sm:flex-col">
        <HeroPortrait look={portrait} className="size-24 sm:size-28" />
        <Button
          variant="link"
          className="min-h-11 text-sm"
          disabled={!onStartOver}
          onClick={() => {
            onStartOver?.();
          }}
        >
          Start over
        </Button>
      </div>
      <div className="grid min-w-0 gap-4">
        <FieldGroup label="Skin">
          <Swatches>
            {SKIN_TONES.map((tone) => (
              <Swatch
                key={tone}
                name={SKIN_PAINTS[tone].name}
                paint={SKIN_PAINTS[tone].base}
                pressed={look.skin === tone}
                onClick={() => {
                  onChoose({ skin: tone });
                }}
              />
            ))}
          </Swatches>
        </FieldGroup>
        <FieldGroup label="Hair colour">
          <Swatches>
            {HAIR_COLOURS.map((colour) => (
              <Swatch
                key={colour}
                name={HAIR_PAINTS[colour].name}
                paint={HAIR_PAINTS[colour].base}
                pressed={look.hairColour === colour}
                onClick={() => {
                  onChoose({ hairColour: colour });
                }}
              />
            ))}
          </Swatches>
        </FieldGroup>
        <FieldGroup label="Hair style">
          <Swatches>
            {HAIR_STYLES.map((style) => (
              <button
                key={style}
                type="button"
                aria-pressed={look.hairStyle === style}
                onClick={() => {
                  onChoose({ hairStyle: style });
                }}
                className="grid w-18 justify-items-center gap-1 rounded-md border border-transparent p-1.5 text-sm transition-colors hover:bg-surface aria-pressed:border-primary aria-pressed:bg-surface aria-pressed:font-semibold"
              >
                <HeroPortrait look={{ ...portrait, hairStyle: style }} className="size-11" />
                {HAIR_STYLE_NAMES[style]}
              </button>
            ))}
          </Swatches>
        </FieldGroup>
        <Checkbox
          label="Wears glasses"
          checked={look.glasses ?? false}
          onCheckedChange={(checked) => {
            onChoose({ glasses: checked === true });
          }}
        />
      </div>
    </div>
  );
}
