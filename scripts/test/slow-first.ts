import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files of ten seconds and more. Whatever begins last is waited for with one core idle, so that these begin first; what
 * isn't named here goes by its size, as Vitest has it.
 */
export const SLOW_FILES: readonly string[] = [
  "lib/features/drawing/classic/classic-illustrator.test.ts",
  "tests/eval/classic-stories.test.ts",
  "tests/integration/database/away.test.ts",
  "tests/integration/billing/breaker.test.ts",
  "tests/integration/billing/outage-steps.test.ts",
  "tests/integration/narration/narrating.test.ts",
  "tests/integration/stories/killed-worker.test.ts",
  "tests/integration/stories/levels-provider.test.ts",
  "tests/integration/webhooks/webhooks.test.ts",
  "tests/contract/character-stories.test.ts",
  "tests/contract/narration.test.ts",
  "tests/contract/take-along.test.ts",
  "tests/contract/two-web-processes.test.ts",
  "tests/security/access.test.ts",
  "tests/security/cross-site.test.ts",
  "tests/faults/failures.test.ts",
];

const isSlow = ({ moduleId }: Pick<TestSpecification, "moduleId">): boolean =>
  SLOW_FILES.some((file) => moduleId.endsWith(`/${file}`));

export const slowOnesFirst = <Specification extends Pick<TestSpecification, "moduleId">>(
  files: readonly Specification[],
): Specification[] => [...files.filter(isSlow), ...files.filter((file) => !isSlow(file))];

export default class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return slowOnesFirst(await super.sort(files));
  }
}
