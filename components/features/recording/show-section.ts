/** Brings a section's beginning back where it was scrolled away, such as to its buttons on a phone. */
export function showSection(inside: HTMLElement | null): void {
  const section = inside?.closest("section");
  if (section && section.getBoundingClientRect().top < 0) section.scrollIntoView({ block: "start" });
}
