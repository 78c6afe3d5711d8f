import { MissingGift } from "@/components/features/gifts/missing-gift";

export default function NoSuchGift() {
  return (
    <MissingGift
      title="This link opens no story"
      text="It has ended, was taken back, or was not copied whole. The family that gave it can give another one."
    />
  );
}
