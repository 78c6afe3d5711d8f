declare module "subset-font" {
  /** Cuts a font down to the letters of `text`, with the layout rules that they need. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "sfnt"; variationAxes: Record<string, number> },
  ): Promise<Buffer>;
}
