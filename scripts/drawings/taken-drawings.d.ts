/** Made by `scripts/drawings/take-drawings.ts`: the outlines of each source that the catalogue names. */
declare module "@/lib/features/drawing/classic/things/taken/drawings.json" {
  const drawings: Readonly<Record<string, string>>;
  export default drawings;
}
