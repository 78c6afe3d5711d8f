const PICTURE = /\/Subtype \/Image[^]*?>>/g;
const sideOf = (picture: string, side: "Width" | "Height") =>
  new RegExp(`/${side} (\\d+)`).exec(picture)?.[1];

/** How often a PDF shows a picture of the portrait's square shape; pages' pictures are lower than they are wide. */
export const portraitsIn = (pdf: Buffer): number =>
  [...pdf.toString("latin1").matchAll(PICTURE)].filter(
    ([picture]) =>
      sideOf(picture, "Width") !== undefined && sideOf(picture, "Width") === sideOf(picture, "Height"),
  ).length;
