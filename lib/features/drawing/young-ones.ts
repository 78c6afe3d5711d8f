import { isHuman, type Companion, type CompanionKind, type Scene, type StoryPage } from "@/lib/shared/story";

/** Who is a young one of its kind, for a story's pictures: a puppy is drawn as one, where its kind is a dog. */

const YOUNG =
  /\b(?:pup|puppy|kitten|lamb|calf|foal|colt|filly|piglet|fawn|duckling|gosling|cygnet|owlet|hatchling|fledgling|nestling|joey|hoglet|leveret|kit|cub|chick|bab(?:y|ies) (?!bottle|tooth|boy|girl|brother|sister|cousin|twin|sibling)\p{L}+)\b/iu;

const SAYS_BABY = /(?<!\p{L})bab(?:y|ies)(?!\p{L})/iu;

/** Whether somebody of a picture is a new baby, which lies in its basket, whatever it does there. */
export const isNewborn = (
  { kind, little }: Pick<Companion, "kind" | "little">,
  { happening }: Pick<Scene, "happening">,
): boolean => little === true && isHuman(kind) && SAYS_BABY.test(happening);

const nounOf = (kind: CompanionKind): string => kind.replace("thing:", "").replaceAll("-", " ");

/** What a story's main subject is called first, and what draws it. */
type Subject = { word: string; shows: readonly string[] };

/** The pages, with their young ones marked. What has a drawing as a young one is already as small as that. */
export function markYoung(pages: readonly StoryPage[], { word, shows }: Subject): StoryPage[] {
  if (!YOUNG.test(word)) return [...pages];
  const isYoung = (kind: CompanionKind): boolean =>
    shows.includes(kind) && !isHuman(kind) && !YOUNG.test(nounOf(kind));
  return pages.map((page) => ({
    ...page,
    scene: {
      ...page.scene,
      companions: page.scene.companions.map((one) =>
        isYoung(one.kind) ? { ...one, young: true as const } : one,
      ),
    },
  }));
}
