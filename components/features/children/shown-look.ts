import type { ChildView } from "@/lib/features/children/contract";
import { heroLookFor } from "@/lib/features/drawing/rules";
import type { HeroLook } from "@/lib/shared/story";

type ShownChild = {
  /** The profile's id: books draw from it whatever is left open. */
  seedText: string;
  /** Not chosen yet in an empty form. */
  gender: ChildView["gender"] | undefined;
  look: ChildView["look"];
};

/** The hero as the pages will show it. */
export const shownLook = ({ seedText, gender = "Other", look }: ShownChild): HeroLook =>
  heroLookFor({ seedText, gender, chosen: look, style: null });

/** What the profile keeps of it. */
export function keptLook({ skin, hairColour, hairStyle, glasses }: HeroLook): Required<ChildView["look"]> {
  return { skin, hairColour, hairStyle, glasses };
}
