export const THEMES = ["light", "dark", "auto"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "theme";

export function readTheme(): Theme {
  try {
    const stored = window.localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === stored) ?? "auto";
  } catch {
    return "auto";
  }
}

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

/** Remembers the choice in this browser and shows it at once. */
export function chooseTheme(theme: Theme): void {
  try {
    window.localStorage.setItem(KEY, theme);
  } catch {
    // Storage is switched off: the choice lasts for this page.
  }
  applyTheme(theme);
}
