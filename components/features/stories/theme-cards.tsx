"use client";

import type { UseFormRegisterReturn } from "react-hook-form";
import { THEME_LABELS } from "@/lib/features/stories/rules";
import { THEMES } from "@/lib/shared/story";
import { PictureChoice } from "./picture-choice";
import { themeScene } from "./theme-scene";

export function ThemeCards({ field }: { field: UseFormRegisterReturn }) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {THEMES.map((theme) => (
        <PictureChoice key={theme} value={theme} picture={themeScene(theme)} field={field}>
          <span className="font-semibold">{THEME_LABELS[theme]}</span>
        </PictureChoice>
      ))}
    </div>
  );
}
