import openModule, { type Decoder, type Segment } from "soundswallower";

/** How a word is said, in the phones of flite. */
type Said = readonly string[];
/** `[startMs, endMs, score]`; the score is how much worse the word's sounds fit than the best there are, 0 at best. */
type Placed = [startMs: number, endMs: number, score: number];

const SAMPLES_PER_SECOND = 16_000;
/** Nothing is said for so little. */
const SHORTEST_SECONDS = 0.1;
/**
 * Narrower ones lose words of unusual voices. Without any, a minute takes four times as long, three of them take a
 * gigabyte, and noise is laid under words as patiently as speech.
 */
const BEAM = 1e-300;

/** What the acoustic model calls otherwise; all others are the same in capitals. */
const OTHER_NAMES: Record<string, string> = {
  ax: "AH",
  axr: "ER",
  ix: "IH",
  el: "L",
  em: "M",
  en: "N",
  dx: "D",
};
const PHONES = new Set(
  "AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH".split(
    " ",
  ),
);

/** What we use of the module; its own description names types of a package that isn't there. */
type Open = (options: { modelBase: string }) => Promise<{ Decoder: new (config: object) => Decoder }>;

const toModel = (said: Said): string[] =>
  said.map((phone) => OTHER_NAMES[phone] ?? phone.toUpperCase()).filter((phone) => PHONES.has(phone));

/** @param modelFolder the folder of the acoustic model, in which `en-us` is */
export async function openAligner(modelFolder: string) {
  const base = modelFolder.endsWith("/") ? modelFolder : `${modelFolder}/`;
  const { Decoder: Opened } = await (openModule as Open)({ modelBase: base });
  const decoder = new Opened({
    loglevel: "FATAL",
    // Its own default is another.
    samprate: SAMPLES_PER_SECOND,
    beam: BEAM,
    pbeam: BEAM,
    wbeam: BEAM,
    // All words are ours; the package's own would take a second to read.
    dict: "none",
  });
  await decoder.initialize();
  let known = 0;
  return {
    /**
     * When each word is said, in their order; `null` for one without sounds, and for all of them where these words can't
     * be what is heard.
     */
    align: (pcm: Int16Array, words: readonly Said[]): (Placed | null)[] => {
      const named = words.map((said) => ({ name: `w${known++}`, phones: toModel(said) }));
      const sounding = named.filter(({ phones }) => phones.length > 0);
      if (sounding.length === 0 || pcm.length < SHORTEST_SECONDS * SAMPLES_PER_SECOND)
        return words.map(() => null);
      decoder.add_words(...sounding.map(({ name, phones }): [string, string] => [name, phones.join(" ")]));
      decoder.set_align_text(sounding.map(({ name }) => name).join(" "));
      const found = new Map(listen(decoder, pcm).map((segment) => [segment.t, toPlaced(segment)]));
      return named.map(({ name }) => found.get(name) ?? null);
    },
  };
}

function listen(decoder: Decoder, pcm: Int16Array): Segment[] {
  decoder.start();
  decoder.process_audio(
    Float32Array.from(pcm, (sample) => sample / 32_768),
    false,
    true,
  );
  decoder.stop();
  try {
    return decoder.get_alignment({ align_level: 0 }).w ?? [];
  } catch {
    // There is no way through these words in this sound, and thus no answer to read.
    return [];
  }
}

const FRAMES_PER_SECOND = 100;
/** What the decoder rounds to nothing. */
const LEAST = 1e-4;

const toPlaced = ({ b, d, p }: Segment): Placed => [
  Math.round(b * 1000),
  Math.round((b + d) * 1000),
  (1000 * Math.log(Math.max(p, LEAST))) / Math.max(1, d * FRAMES_PER_SECOND),
];
