/** How often a PDF shows a picture of the portrait's square shape; pages' pictures are lower than they are wide. */
export const portraitsIn = (pdf: Buffer): number =>
  [...pdf.toString("latin1").matchAll(/\/Subtype \/Image[^]*?>>/g)].filter(([picture]) =>
    picture.includes("/Height 1024"),
  ).length;
