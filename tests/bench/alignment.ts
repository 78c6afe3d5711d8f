import { openAligner } from "@/scripts/aligner/align-words";
import { alignText, TOLD } from "@/tests/support/aligned";
import { pronounce, tell, wordsIn } from "@/tests/support/flite";
import { atMost, percentile, plain, type Figure } from "./figure";

const RUNS = 5;
const MODEL = "node_modules/soundswallower/model";

const cpuMs = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

export async function benchAlignment(): Promise<Figure[]> {
  const begun = process.cpuUsage();
  const aligner = await openAligner(MODEL);
  const opening = cpuMs(begun);
  const errors: number[] = [];
  const costs: number[] = [];
  for (const text of TOLD) {
    const { pcm, words } = await tell(text, "rms");
    const placed = await alignText(aligner, text, pcm);
    placed.forEach(({ place }, index) =>
      errors.push(Math.abs((place?.startMs ?? NaN) - (words[index]?.startMs ?? NaN))),
    );
    const phones = await pronounce(wordsIn(text));
    for (let run = 0; run < RUNS; run += 1) {
      const since = process.cpuUsage();
      aligner.align(pcm, phones);
      costs.push(cpuMs(since) / (pcm.length / 16_000));
    }
  }
  return [
    plain("alignment: opening the model, CPU", opening, "ms"),
    plain("alignment: CPU for a second of sound, p50", percentile(costs, 0.5), "ms"),
    atMost("alignment: error of a word's start, p50", percentile(errors, 0.5), "ms", 25),
    atMost("alignment: error of a word's start, p95", percentile(errors, 0.95), "ms", 100),
  ];
}
