import { readFileSync } from "node:fs";
import { DockerfileParser, ModifiableInstruction, type Instruction } from "dockerfile-ast";

export type Step = {
  keyword: string;
  /** Without flags and line breaks. */
  text: string;
  words: string[];
  /** `--name=value` */
  flags: Record<string, string>;
};
export type Stage = { name: string; image: string; steps: Step[] };

const unquoted = (text: string) => text.replace(/^"(.*)"$/, "$1");

function stepOf(instruction: Instruction): Step {
  const words = instruction.getArguments().map((word) => word.getValue());
  const flags = instruction instanceof ModifiableInstruction ? instruction.getFlags() : [];
  return {
    keyword: instruction.getKeyword(),
    text: words.join(" "),
    words,
    flags: Object.fromEntries(flags.map((flag) => [flag.getName(), flag.getValue() ?? ""])),
  };
}

/** The stages of the `Dockerfile`, each with what it takes over from the one that it begins with. */
export function readDockerfile(file = "Dockerfile"): Stage[] {
  const stages: Stage[] = [];
  for (const instruction of DockerfileParser.parse(readFileSync(file, "utf8")).getInstructions()) {
    const step = stepOf(instruction);
    if (step.keyword !== "FROM") {
      stages.at(-1)?.steps.push(step);
      continue;
    }
    const [image = "", , name = ""] = step.words;
    const before = stages.find((stage) => stage.name === image);
    stages.push({ name, image: before?.image ?? image, steps: [...(before?.steps ?? [])] });
  }
  return stages;
}

/** The list of a command that is written as one: `CMD ["node", "x"]`. */
export function listOf(step: Step | undefined): string[] {
  const [, list = "[]"] = /(\[.*\])/s.exec(step?.text ?? "") ?? [];
  return JSON.parse(list) as string[];
}

/** What the stage's `ENV` sets. */
export const settingsOf = ({ steps }: Stage): Record<string, string> =>
  Object.fromEntries(
    steps
      .filter(({ keyword }) => keyword === "ENV")
      .flatMap(({ words }) => words)
      .map((word) => {
        const [name = "", ...value] = word.split("=");
        return [name, unquoted(value.join("="))];
      }),
  );

export const stepsOf = ({ steps }: Stage, keyword: string): Step[] =>
  steps.filter((step) => step.keyword === keyword);
