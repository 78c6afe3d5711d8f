/** Runs in the head of every prepared page, before anything is drawn: the theme that was chosen in this browser. */
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset["theme"] = theme;
} catch {
  // Storage is switched off: the stylesheet follows the system.
}
