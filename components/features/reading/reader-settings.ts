"use client";

import { useSyncExternalStore } from "react";

export const TEXT_SIZES = ["smaller", "normal", "larger", "largest"] as const;
export const SPACINGS = ["normal", "airy"] as const;
export const FONTS = ["book", "legible"] as const;

export type ReaderSettings = {
  textSize: (typeof TEXT_SIZES)[number];
  spacing: (typeof SPACINGS)[number];
  font: (typeof FONTS)[number];
  bedtime: boolean;
};

export const DEFAULT_SETTINGS: ReaderSettings = {
  textSize: "normal",
  spacing: "normal",
  font: "book",
  bedtime: false,
};

const KEY = "reader";
const listeners = new Set<() => void>();
let current: ReaderSettings | null = null;

/** What was stored, with the default for everything unreadable. */
export function parseSettings(text: string | null): ReaderSettings {
  const stored = readRecord(text);
  return {
    textSize: TEXT_SIZES.find((size) => size === stored.textSize) ?? DEFAULT_SETTINGS.textSize,
    spacing: SPACINGS.find((spacing) => spacing === stored.spacing) ?? DEFAULT_SETTINGS.spacing,
    font: FONTS.find((font) => font === stored.font) ?? DEFAULT_SETTINGS.font,
    bedtime: stored.bedtime === true,
  };
}

/** How this family likes to read, remembered in this browser. */
export function useReaderSettings() {
  const settings = useSyncExternalStore(subscribe, snapshot, () => DEFAULT_SETTINGS);
  return { settings, change: changeSettings };
}

function changeSettings(change: Partial<ReaderSettings>): void {
  current = { ...snapshot(), ...change };
  try {
    window.localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Storage is switched off: the choice lasts for this page.
  }
  for (const listener of listeners) listener();
}

function snapshot(): ReaderSettings {
  current ??= parseSettings(stored());
  return current;
}

function stored(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readRecord(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
