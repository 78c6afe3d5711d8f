import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files of ten seconds and more, of each tier the longest first. Whatever begins last is waited for with one core idle, so that
 * these begin first, in this order; what isn't named here goes by its size, as Vitest has it.
 */
export const SLOW_FILES: readonly string[] = [
  "tests/eval/requests.test.ts",
  "tests/eval/classic-stories.test.ts",
  "lib/features/drawing/classic/classic-illustrator.test.ts",
  "lib/features/writing/classic/outline-story.test.ts",
  "lib/features/writing/classic/own-family.test.ts",
  "lib/features/writing/classic/choose-plot.test.ts",
  "tests/eval/hard-topics.test.ts",
  "lib/features/writing/classic/together/together.test.ts",
  "lib/features/writing/classic/together/each-ones-part.test.ts",
  "scripts/aligner/align-words.test.ts",
  "lib/features/writing/classic/shapes/refused-words.test.ts",
  "lib/features/writing/classic/shapes/all-shapes.test.ts",
  "lib/features/writing/subjects/events/find-untold-event.test.ts",
  "lib/features/bookmaking/epub/build-epub.test.ts",
  "tests/integration/stories/killed-worker.test.ts",
  "tests/integration/stories/levels-provider.test.ts",
  "tests/integration/stories/painted.test.ts",
  "tests/integration/narration/recording.test.ts",
  "tests/integration/stories/making.test.ts",
  "tests/integration/operations/commands.test.ts",
  "tests/integration/database/migrations.test.ts",
  "tests/integration/privacy/export.test.ts",
  "tests/integration/stories/provider-brief.test.ts",
  "tests/integration/stories/series.test.ts",
  "tests/integration/narration/narrating.test.ts",
  "tests/integration/audit/chain.test.ts",
  "tests/integration/writing/openai-writer.test.ts",
  "tests/integration/stories/erasure.test.ts",
  "tests/integration/stories/levels.test.ts",
  "tests/integration/billing/breaker.test.ts",
  "tests/integration/stories/together.test.ts",
  "tests/integration/privacy/deletion.test.ts",
  "tests/integration/database/away.test.ts",
  "tests/integration/stories/orders.test.ts",
  "tests/integration/stories/older-steps.test.ts",
  "tests/integration/webhooks/webhooks.test.ts",
  "tests/integration/billing/outages.test.ts",
  "tests/integration/billing/money-back.test.ts",
  "tests/integration/operations/following.test.ts",
  "tests/integration/stories/library.test.ts",
  "tests/integration/privacy/canaries.test.ts",
  "tests/integration/stories/plots.test.ts",
  "tests/integration/billing/price-changes.test.ts",
  "tests/integration/accounts/guessing.test.ts",
  "tests/integration/stories/failing.test.ts",
  "tests/contract/two-web-processes.test.ts",
  "tests/contract/library.test.ts",
  "tests/contract/childs-mode.test.ts",
  "tests/contract/story-instead.test.ts",
  "tests/contract/take-along.test.ts",
  "tests/contract/photo-look.test.ts",
  "tests/contract/narration.test.ts",
  "tests/contract/books.test.ts",
  "tests/contract/outline.test.ts",
  "tests/security/mass-assignment.test.ts",
  "tests/security/access.test.ts",
  "tests/security/logs.test.ts",
  "tests/security/cross-site.test.ts",
  "tests/security/wrong-parts.test.ts",
  "tests/security/audit-scope.test.ts",
  "tests/security/links.test.ts",
  "tests/security/tokens.test.ts",
  "tests/security/family.test.ts",
  "tests/security/sessions.test.ts",
  "tests/security/framework.test.ts",
  "tests/security/injection.test.ts",
  "tests/security/audit-chain.test.ts",
  "tests/faults/storage.test.ts",
  "tests/faults/failures.test.ts",
  "tests/faults/killed-after-commit.test.ts",
];

const placeOf = ({ moduleId }: Pick<TestSpecification, "moduleId">): number =>
  SLOW_FILES.findIndex((file) => moduleId.endsWith(`/${file}`));

export const slowOnesFirst = <Specification extends Pick<TestSpecification, "moduleId">>(
  files: readonly Specification[],
): Specification[] => [
  ...files.filter((file) => placeOf(file) >= 0).sort((one, other) => placeOf(one) - placeOf(other)),
  ...files.filter((file) => placeOf(file) < 0),
];

export default class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return slowOnesFirst(await super.sort(files));
  }
}
