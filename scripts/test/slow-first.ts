import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files of ten seconds and more. Whatever begins last is waited for with one core idle, so that these begin first; what
 * isn't named here goes by its size, as Vitest has it.
 */
export const SLOW_FILES: readonly string[] = [
  "tests/eval/requests.test.ts",
  "tests/eval/classic-stories.test.ts",
  "tests/eval/hard-topics.test.ts",
  "lib/features/content/story-suggestions.test.ts",
  "lib/features/drawing/classic/classic-illustrator.test.ts",
  "lib/features/writing/classic/choose-plot.test.ts",
  "lib/features/writing/classic/outline-story.test.ts",
  "lib/features/writing/classic/shapes/all-shapes.test.ts",
  "lib/features/writing/classic/together/together.test.ts",
  "tests/integration/database/away.test.ts",
  "tests/integration/database/migrations.test.ts",
  "tests/integration/billing/breaker.test.ts",
  "tests/integration/narration/narrating.test.ts",
  "tests/integration/narration/recording.test.ts",
  "tests/integration/operations/commands.test.ts",
  "tests/integration/privacy/export.test.ts",
  "tests/integration/stories/killed-worker.test.ts",
  "tests/integration/stories/levels-provider.test.ts",
  "tests/integration/stories/levels.test.ts",
  "tests/integration/stories/making.test.ts",
  "tests/integration/stories/painted.test.ts",
  "tests/integration/stories/provider-brief.test.ts",
  "tests/integration/stories/series.test.ts",
  "tests/integration/stories/together.test.ts",
  "tests/integration/webhooks/webhooks.test.ts",
  "tests/integration/writing/openai-writer.test.ts",
  "tests/contract/character-stories.test.ts",
  "tests/contract/childs-mode.test.ts",
  "tests/contract/library.test.ts",
  "tests/contract/narration.test.ts",
  "tests/contract/outline.test.ts",
  "tests/contract/story-instead.test.ts",
  "tests/contract/take-along.test.ts",
  "tests/contract/two-web-processes.test.ts",
  "tests/security/access.test.ts",
  "tests/security/cross-site.test.ts",
  "tests/security/mass-assignment.test.ts",
  "tests/security/logs.test.ts",
  "tests/security/framework.test.ts",
  "tests/security/sessions.test.ts",
  "tests/security/audit-scope.test.ts",
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
