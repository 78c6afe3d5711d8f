import type { ComponentProps } from "react";

type PictureProps = Pick<ComponentProps<"img">, "className" | "loading" | "draggable"> & {
  src: string;
  /** Empty where the words beside it say the same. */
  alt: string;
};

/** Pictures of books and families are private files in their final size: no resizer may fetch or keep them. */
export function Picture(props: PictureProps) {
  // oxlint-disable-next-line nextjs/no-img-element, jsx-a11y/alt-text -- see above; `alt` is required
  return <img {...props} />;
}
