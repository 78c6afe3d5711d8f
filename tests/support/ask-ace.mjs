// node ask-ace.mjs PACKAGES RESULTS BOOK…: what DAISY Ace finds in e-books, a JSON object by book, on the last line.
import { createRequire } from "node:module";
import path from "node:path";

const [packages, results, ...books] = process.argv.slice(2);
const load = createRequire(path.join(packages, "/"));
const ace = load("@daisy/ace-core");
const runner = load("@daisy/ace-axe-runner-puppeteer");

const said = {};
for (const book of books) {
  const outdir = path.join(results, path.basename(book));
  const [, report] = await ace(book, { cwd: process.cwd(), outdir, initLogger: true, silent: true }, runner);
  const found = report.assertions.flatMap((document) =>
    document.assertions.map((one) => ({
      document: document["earl:testSubject"].url,
      rule: one["earl:test"]["dct:title"],
      impact: one["earl:test"]["earl:impact"],
      told: one["earl:result"]["dct:description"],
    })),
  );
  said[book] = { outcome: report["earl:result"]["earl:outcome"], documents: report.assertions.length, found };
}
process.stdout.write(`\n${JSON.stringify(said)}\n`, () => process.exit(0));
