import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { CONTENT_FOLDER } from "@/lib/platform/content/read-content";
import type { Question } from "@/lib/features/writing/subjects/questions/question";
import type { BlogPost, HelpTopic } from "@/lib/features/content/contract";
import { SUBJECT_CLASSES, type LexiconEntry } from "@/lib/features/writing/subjects/subject";
import { compilePlots } from "./compile-plots";
import { ContentFault, ContentFile } from "./content-file";
import { legalFile, postFile, topicFile, topicIds } from "./page-schemas";
import { compileQuestion, questionFile } from "./question-schema";
import { readRow } from "./read-row";

const ENDING = ".yaml";
const names = z.array(z.string()).min(1);
const orderFile = z.strictObject({ plots: names, lexicon: names, questions: names, help: topicIds });
const lexiconFile = z.strictObject({ class: z.enum(SUBJECT_CLASSES), entries: z.string() });

type Order = z.infer<typeof orderFile>;

/**
 * Makes of the files in `source` what the product reads: an index of plots and a file for each, the lexicon, the questions.
 * Nothing is written unless all of it is well.
 * @returns how many plots there are
 * @throws {ContentFault} that names file and line
 */
export async function compileContent(source: string, target: string): Promise<number> {
  const file = await ContentFile.read(path.join(source, `order${ENDING}`));
  const order = file.parse(orderFile);
  for (const kind of ["plots", "lexicon", "questions", "help"] as const)
    await checkOrder(source, file, order, kind);
  const plots = await compilePlots(order.plots, async (id) => {
    const name = path.join(source, "plots", id + ENDING);
    return { name, text: await readFile(name, "utf8") };
  });
  const made = new Map<string, unknown>([
    ["plots", plots.map(({ head }) => head)],
    ...plots.map(({ shape }) => [`plots/${shape.id}`, shape] as const),
    ["lexicon", await compileLexicon(source, order)],
    ["questions", await compileQuestions(source, order)],
    ["help", await compileHelp(source, order)],
    ["blog", await compileBlog(source)],
    ["legal/privacy", (await open(source, "legal", "privacy")).parse(legalFile)],
    ["legal/terms", (await open(source, "legal", "terms")).parse(legalFile)],
  ]);
  const fresh = `${target}.${process.pid}`;
  await rm(fresh, { recursive: true, force: true });
  for (const [name, content] of made) {
    const to = path.join(fresh, `${name}.json`);
    await mkdir(path.dirname(to), { recursive: true });
    await writeFile(to, JSON.stringify(content));
  }
  await rm(target, { recursive: true, force: true });
  await rename(fresh, target);
  return plots.length;
}

const open = (source: string, kind: string, name: string): Promise<ContentFile> =>
  ContentFile.read(path.join(source, kind, name + ENDING));

/** Each file has its place, and each place its file. */
async function checkOrder(source: string, file: ContentFile, order: Order, kind: keyof Order): Promise<void> {
  const folder = path.join(source, kind);
  const found = await listNames(folder);
  const placed: readonly string[] = order[kind];
  for (const [index, name] of placed.entries()) {
    if (!found.includes(name))
      throw file.fault([kind, index], `there is no ${path.join(folder, name)}${ENDING}`);
    if (placed.indexOf(name) < index) throw file.fault([kind, index], `${name} stands here twice`);
  }
  const unplaced = found.find((name) => !placed.includes(name));
  if (unplaced !== undefined) throw file.fault([kind], `${unplaced} has no place`);
}

const listNames = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .sort();

async function compileLexicon(source: string, { lexicon }: Order): Promise<LexiconEntry[]> {
  const entries: LexiconEntry[] = [];
  for (const name of lexicon) {
    const file = await open(source, "lexicon", name);
    const { class: group, entries: rows } = file.parse(lexiconFile);
    for (const [index, row] of rows.trimEnd().split("\n").entries()) {
      try {
        entries.push(readRow(group, row));
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        throw file.fault(["entries"], `row ${String(index + 1)}: ${message}`);
      }
    }
  }
  return entries;
}

async function compileQuestions(source: string, { questions }: Order): Promise<Question[]> {
  const made: Question[] = [];
  for (const name of questions) {
    const file = await open(source, "questions", name);
    for (const [index, question] of file.parse(questionFile).entries()) {
      if (made.some(({ id }) => id === question.id))
        throw file.fault([index, "id"], `${question.id} is asked twice`);
      made.push(compileQuestion(question));
    }
  }
  return made;
}

async function compileHelp(source: string, { help }: Order): Promise<HelpTopic[]> {
  const topics: HelpTopic[] = [];
  for (const id of help) topics.push({ id, ...(await open(source, "help", id)).parse(topicFile) });
  return topics;
}

/** Newest first; of two of one day, the one that comes first by its name. */
async function compileBlog(source: string): Promise<BlogPost[]> {
  const posts: BlogPost[] = [];
  for (const slug of await listNames(path.join(source, "blog")))
    posts.push({ slug, ...(await open(source, "blog", slug)).parse(postFile) });
  return posts.sort((one, other) => other.date.localeCompare(one.date));
}

if (process.argv[1] === import.meta.filename) {
  try {
    await compileContent("content", CONTENT_FOLDER);
  } catch (error) {
    if (!(error instanceof ContentFault)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
