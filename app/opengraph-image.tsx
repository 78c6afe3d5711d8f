import { sharePicture, SHARE_SIZE } from "@/components/features/content/share-picture";

export const alt = "Talewick: bedtime stories with your child as the hero";
export const size = SHARE_SIZE;
export const contentType = "image/png";
// Drawn once, while building.
export const dynamic = "force-static";

export default function OpenGraphImage() {
  return sharePicture({
    title: "Bedtime stories with your child as the hero",
    line: "Written, illustrated and measured to their reading level.",
  });
}
