import type { Scene } from "@/lib/shared/story";

export const WHEELCHAIR = "thing:wheelchair";
const SAID = [", who is in a wheelchair", ", who rolls in a wheelchair", " in a wheelchair"];

/** Which of those beside the hero sits in the wheelchair of a scene, as its caption says; `null` where nobody does. */
export function findWhoRolls({ companions, props, happening }: Scene): number | null {
  if (!props.includes(WHEELCHAIR)) return null;
  const index = companions.findIndex(({ name }) => SAID.some((said) => happening.includes(name + said)));
  return index < 0 ? null : index;
}
