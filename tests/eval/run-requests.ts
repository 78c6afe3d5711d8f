import { mkdir, writeFile } from "node:fs/promises";
import {
  evaluateRequest,
  isAccepted,
  isCaredFor,
  isMade,
  keepsRule,
  readRequests,
  showsWhatWasAsked,
} from "./evaluate-requests";

/** `npm run eval:requests [FILE]`: orders every request and says whether its story is about what was asked. */
const file = process.argv[2] ?? "tests/fixtures/requests.json";
const TEXTS = "test-results/requests.md";

const say = (line: string) => process.stdout.write(`${line}\n`);
const percent = (share: number) => `${Math.round(share * 100)}%`;

const results = (await readRequests(file)).map(evaluateRequest);
for (const result of results) {
  const { request, promise, plot, subject, cares, named, drawn, isOnCover, inBand, isReadRightly } = result;
  const marks = [
    keepsRule(result) ? "ok  " : "    ",
    isReadRightly ? "" : "misread",
    isOnCover ? "" : "cover",
    result.isNamedEarly ? "" : "LATE",
    inBand ? "" : "level",
    isCaredFor(result) ? "" : "CARE",
    result.isMadeWithoutTelling ? "WITHOUT" : "",
    isAccepted(result) ? "" : "NOT MEANT",
  ];
  say(
    [
      request.id,
      promise.padEnd(7),
      (plot ?? "-").padEnd(28),
      (subject ?? "-").padEnd(16),
      request.child.readingLevel.padEnd(12),
      (cares.join("+") || "-").padEnd(8),
      `named ${percent(named).padStart(4)} drawn ${percent(drawn).padStart(4)}`,
      marks.filter(Boolean).join(" "),
      ` ${request.title} ${JSON.stringify(request.topics)}`,
      result.said.length > 0
        ? ` ${promise === "asked" ? "asks about" : "leaves out"}: ${result.said.join("; ")}`
        : "",
    ].join(" "),
  );
}
const share = (list: readonly boolean[]) => `${list.filter(Boolean).length} of ${list.length}`;
const made = results.filter(isMade);
const promised = results.map(({ promise }) => promise);
say(`\nmain subject read rightly            ${share(results.map(({ isReadRightly }) => isReadRightly))}`);
say(`rule of a story about its subject    ${share(results.map(keepsRule))}`);
say(`the same, of those that are made     ${share(made.map(keepsRule))}`);
say(`name, drawing and cover, of those    ${share(made.map(showsWhatWasAsked))}`);
say(`in the band of its level             ${share(results.map(({ inBand }) => inBand))}`);
say(`told with care, or honestly not      ${share(results.map(isCaredFor))}`);
say(`told, and nothing left out           ${share(promised.map((promise) => promise === "told"))}`);
say(`told, and what is left out is said   ${share(promised.map((promise) => promise === "in part"))}`);
say(`asked about                          ${share(promised.map((promise) => promise === "asked"))}`);
say(`refused                              ${share(promised.map((promise) => promise === "refused"))}`);
say(
  `made without telling what happens    ${share(results.map(({ isMadeWithoutTelling }) => isMadeWithoutTelling))}`,
);
const judged = results.filter(({ request }) => request.accept !== undefined);
say(`answered as who wrote it would take  ${share(judged.map(isAccepted))} that say what they would take`);
say(
  `"a book named"                       ${share(results.map(({ story }) => /a book named/iu.test(JSON.stringify(story))))}`,
);

await mkdir("test-results", { recursive: true });
await writeFile(
  TEXTS,
  results
    .map(({ request, plot, story }) =>
      [
        `# ${request.id} ${request.title} (${plot ?? "refused"}, ${request.child.readingLevel}, ${request.topics.join("; ")})`,
        ...(story?.pages ?? []).map(({ number, text }) => `${number}. ${text}`),
      ].join("\n\n"),
    )
    .join("\n\n"),
);
say(`\nThe texts are in ${TEXTS}`);
