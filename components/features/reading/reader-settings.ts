"use client";

import { useSyncExternalStore } from "react";
import type { VoiceId } from "@/lib/shared/narration";

export const TEXT_SIZES = ["smaller", "normal", "larger", "largest"] as const;
export const SPACINGS = ["normal", "airy"] as const;
export const FONTS = ["book", "legible"] as const;

export const READING_MODES = ["listen", "together", "self"] as const;
export const SPEEDS = { min: 0.7, max: 1.2, step: 0.1 } as const;
const VOICE = /^(?:embedded|provider|own):[a-z0-9-]{1,60}$/u;

export type ReaderSettings = {
  textSize: (typeof TEXT_SIZES)[number];
  spacing: (typeof SPACINGS)[number];
  font: (typeof FONTS)[number];
  bedtime: boolean;
  /** Whether the story reads itself, waits after each sentence, or is read by the child. */
  readingMode: (typeof READING_MODES)[number];
  /** The family's own where none was chosen in this browser. */
  voice: VoiceId | null;
  speed: number;
  /** After a page was read aloud. */
  turnsPages: boolean;
};

export const DEFAULT_SETTINGS: ReaderSettings = {
  textSize: "normal",
  spacing: "normal",
  font: "book",
  bedtime: false,
  readingMode: "listen",
  voice: null,
  speed: 1,
  turnsPages: true,
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
    readingMode: READING_MODES.find((mode) => mode === stored.readingMode) ?? DEFAULT_SETTINGS.readingMode,
    voice: isVoice(stored.voice) ? stored.voice : null,
    speed: isSpeed(stored.speed) ? stored.speed : DEFAULT_SETTINGS.speed,
    turnsPages: stored.turnsPages !== false,
  };
}

const isVoice = (value: unknown): value is VoiceId => typeof value === "string" && VOICE.test(value);
const isSpeed = (value: unknown): value is number =>
  typeof value === "number" && value >= SPEEDS.min && value <= SPEEDS.max;

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

/** The voice that was chosen in this browser, for what happens outside a screen. */
export const chosenVoice = (): VoiceId | null => snapshot().voice;

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
