"use client";

import { Moon, Sun, SunMoon, type LucideIcon } from "lucide-react";
import { useSyncExternalStore } from "react";
import { chooseTheme, readTheme, THEMES, type Theme } from "@/components/layout/theme";

const LOOKS: Record<Theme, { label: string; icon: LucideIcon }> = {
  light: { label: "Light", icon: Sun },
  dark: { label: "Dark", icon: Moon },
  auto: { label: "Auto", icon: SunMoon },
};

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Acts at once and is remembered in this browser. */
export function ThemeChoice() {
  const chosen = useSyncExternalStore(subscribe, readTheme, () => "auto" as const);
  return (
    <fieldset>
      <legend className="mb-2 text-[0.9375rem] font-semibold">Theme</legend>
      <div className="grid grid-cols-3 gap-3">
        {THEMES.map((theme) => {
          const { label, icon: Icon } = LOOKS[theme];
          return (
            <label key={theme} className="relative cursor-pointer">
              <input
                type="radio"
                name="theme"
                checked={theme === chosen}
                onChange={() => {
                  chooseTheme(theme);
                  for (const listener of listeners) listener();
                }}
                className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-lg"
              />
              <span className="pointer-events-none grid min-h-20 place-content-center justify-items-center gap-1.5 rounded-lg border-2 border-border font-semibold transition-colors peer-checked:border-primary peer-checked:bg-primary-soft">
                <Icon aria-hidden className="size-5" />
                {label}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
