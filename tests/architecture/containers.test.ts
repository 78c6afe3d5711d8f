import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { WEB_ENVIRONMENT, WORKER_ENVIRONMENT, WORKER_FLAGS } from "@/scripts/local/process-launch";

// 16.59: no container engine takes part in the tests, so the files are held against what the tests do run.
const dockerfile = readFileSync("Dockerfile", "utf8");
const compose = readFileSync("compose.yaml", "utf8")
  .replaceAll(/\[\s+/g, "[")
  .replaceAll(/,\s*\]/g, "]")
  .replaceAll(/,\s+/g, ", ");
const { scripts, devDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
};
const quoted = (words: readonly string[]) => words.map((word) => `"${word}"`).join(", ");

/** What `npm run` starts, as an array of words. */
const commandOf = (script: string) =>
  (scripts[script] ?? "")
    .replace(/^.*? node /, "node ")
    .replace(" --env-file-if-exists=.env", "")
    .split(" ");

test("16.59: containers start what npm starts, with the same flags", () => {
  expect(dockerfile).toContain(`CMD [${quoted(commandOf("web"))}]`);
  expect(compose).toContain(`command: [${quoted(commandOf("migrate"))}]`);
  expect(compose).toContain(`[${quoted(commandOf("worker"))}]`);
  expect(commandOf("worker")).toEqual(["node", "--enable-source-maps", ...WORKER_FLAGS, "dist/worker.mjs"]);
});

test("and in the same environment", () => {
  for (const [key, value] of Object.entries(WEB_ENVIRONMENT)) expect(dockerfile).toContain(`${key}=${value}`);
  expect(compose).toContain(`UV_THREADPOOL_SIZE: "${WORKER_ENVIRONMENT.UV_THREADPOOL_SIZE}"`);
});

test("the image runs the Node that the tests run, as nobody in particular, and says whether it lives", () => {
  const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(images).toEqual(Array(2).fill(`node:${devDependencies["node"] ?? ""}-slim`));
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toContain("/api/health");
  expect(compose.match(/read_only: true/g)).toHaveLength(1);
});

test("what the image takes along is there in a checkout or made by the build", () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = ""]) =>
    files.split(" "),
  );
  expect(copied.filter((file) => !existsSync(file))).toEqual([]);
  const made = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, file]) => file);
  for (const file of ["node_modules", ".next", "dist", "public", "assets", "prisma/migrations"])
    expect(made).toContain(file);
  const ignored = new Set(readFileSync(".dockerignore", "utf8").split("\n"));
  for (const file of [".env", ".git", "node_modules", ".data", "tests"]) expect(ignored).toContain(file);
});
