import type { AiCall } from "@/lib/platform/ai/ai-call";
import type { ImageModel, ImageRequest } from "@/lib/platform/ai/image-model";
import type { Picture } from "@/lib/shared/story";
import { altTextFor, portraitAltText } from "./alt-text";
import { ageBandOf } from "@/lib/features/writing/order-words";
import type { Illustrator, OtherHero } from "./contract";
import { pagePrompt, portraitPrompt, type PaintedChild, type PaintedHero } from "./paint-prompt";

export type Commission = {
  images: ImageModel;
  call: AiCall;
  child: PaintedChild;
  /** Nothing that could frighten. */
  gentle: boolean;
  /** The words of a scene as they may leave the machine. */
  hide: (text: string) => string;
  /** Only where the parent and the deployment allow it. */
  photo: Uint8Array | null;
};

const toPainted = ({ age, gender, look }: OtherHero): PaintedHero => ({
  ...{ look, gender },
  ageBand: `${ageBandOf(age)} years old`,
});

/** Has an image model paint: the hero's portrait first, then every page as an edit of that portrait. */
export function openaiIllustrator({ images, call, child, gentle, hide, photo }: Commission): Illustrator {
  const paint = async (request: ImageRequest, alt: string): Promise<Picture> => ({
    kind: "raster",
    mime: "image/jpeg",
    bytes: await images.paint(request, call),
    alt,
  });
  return {
    name: "openai",
    portrait: (look, heroName, others = []) => {
      const beside = others.map(toPainted);
      const prompt = portraitPrompt({ look, child, beside, gentle, fromPhoto: photo !== null });
      const references = photo ? [photo] : [];
      return paint(
        { prompt, references, shape: "square" },
        portraitAltText(
          look,
          heroName,
          others.map(({ name }) => name),
        ),
      );
    },
    drawPage: (scene, look, hero) => {
      if (!hero.portrait) throw new Error("a page is painted from the hero's portrait");
      const happening = hide(scene.happening.replaceAll("{hero}", "the hero"));
      const prompt = pagePrompt({
        scene,
        look,
        gentle,
        happening,
        beside: (hero.others ?? []).map(toPainted),
      });
      const references = [hero.portrait];
      return paint({ prompt, references, shape: "landscape" }, altTextFor(scene, hero.name));
    },
  };
}
