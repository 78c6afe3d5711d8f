import { mkdir, writeFile } from "node:fs/promises";
import { evaluateRequest, isCaredFor, keepsRule, promiseOf, readRequests } from "./evaluate-requests";

/** `npm run eval:requests [FILE]`: orders every request and says whether its story is about what was asked. */
const file = process.argv[2] ?? "tests/fixtures/requests.json";
const TEXTS = "test-results/requests.md";

const say = (line: string) => process.stdout.write(`${line}\n`);
const percent = (share: number) => `${Math.round(share * 100)}%`;

const results = (await readRequests(file)).map(evaluateRequest);
for (const result of results) {
  const { request, plot, subject, named, drawn, isOnCover, inBand, isReadRightly } = result;
  const marks = [
    keepsRule(result) ? "ok  " : "    ",
    isReadRightly ? "" : "misread",
    isOnCover ? "" : "cover",
    inBand ? "" : "level",
    isCaredFor(result) ? "" : "CARE",
  ];
  say(
    `${request.id} ${(plot ?? "refused").padEnd(28)} ${(subject ?? "-").padEnd(16)} named ${percent(named).padStart(4)} drawn ${percent(drawn).padStart(4)} ${marks.filter(Boolean).join(" ")}  ${request.title} ${JSON.stringify(request.topics)}`,
  );
}
const share = (list: readonly boolean[]) => `${list.filter(Boolean).length} of ${list.length}`;
say(`\nmain subject read rightly            ${share(results.map(({ isReadRightly }) => isReadRightly))}`);
say(`rule of a story about its subject    ${share(results.map(keepsRule))}`);
say(`in the band of its level             ${share(results.map(({ inBand }) => inBand))}`);
say(`told with care, or honestly not      ${share(results.map(isCaredFor))}`);
const promised = results.map(({ request }) => promiseOf(request));
say(`told, and nothing left out           ${share(promised.map((promise) => promise === "told"))}`);
say(`told, and what is left out is said   ${share(promised.map((promise) => promise === "in part"))}`);
say(`asked about                          ${share(promised.map((promise) => promise === "asked"))}`);
say(`refused                              ${share(promised.map((promise) => promise === "refused"))}`);
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
