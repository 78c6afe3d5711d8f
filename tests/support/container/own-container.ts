import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll } from "vitest";
import { inContainer, layImage } from "./lay-image";
import { readDockerfile, settingsOf, stepsOf, type Stage } from "./read-dockerfile";

type Ended = { code: number | null; said: string };
export type Running = { stop: () => Promise<Ended>; ended: Promise<Ended>; lines: () => string };
export type OwnContainer = {
  app: string;
  image: Stage;
  /** Starts a command of the image: `["node", …]`. */
  start: (command: string[], settings?: Record<string, string>) => Running;
};

const isRoot = process.getuid?.() === 0;

/** The user of the image where this process may become him; otherwise whoever runs this. */
function userOf(image: Stage): { uid?: number; gid?: number } {
  const [uid = NaN, gid = NaN] = (stepsOf(image, "USER").at(-1)?.text ?? "").split(":").map(Number);
  return isRoot ? { uid, gid } : {};
}

function watched(child: ChildProcess): Running {
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (said += String(chunk)));
  const ended = once(child, "close").then(([code]): Ended => ({ code: code as number | null, said }));
  const stop = () => {
    child.kill("SIGTERM");
    return ended;
  };
  return { ended, stop, lines: () => said };
}

/**
 * As much of a container as there is without an engine: the image's files in a folder of their own that can't be written,
 * its user, its settings and nothing else of this machine's, a `/tmp` and a volume. Ends with the test file.
 */
export async function ownContainer(
  files: string,
  settings: Record<string, string>,
  buildSettings?: Record<string, string>,
): Promise<OwnContainer> {
  const image = readDockerfile().at(-1);
  if (!image) throw new Error("The Dockerfile has no stage.");
  const folder = await mkdtemp(path.join(tmpdir(), "talewick-image-"));
  const user = userOf(image);
  const running = new Set<ChildProcess>();
  afterAll(async () => {
    for (const child of running) child.kill("SIGKILL");
    await promisify(execFile)("chmod", ["-R", "u+w", folder]);
    await rm(folder, { recursive: true, force: true });
  });
  await layImage(folder, buildSettings);
  const temporary = path.join(folder, "tmp");
  await mkdir(temporary);
  if (isRoot) for (const place of [temporary, files]) await chown(place, user.uid ?? 0, user.gid ?? 0);

  const app = path.join(folder, "app");
  const inside = {
    PATH: path.join(folder, "bin"),
    ...settingsOf(image),
    TMPDIR: temporary,
    FILES_DIR: files,
  };
  const start: OwnContainer["start"] = ([, ...args], more = {}) => {
    const child = spawn(path.join(folder, "bin/node"), args, {
      cwd: app,
      env: inContainer({ ...inside, ...settings, ...more }),
      stdio: ["ignore", "pipe", "pipe"],
      ...user,
    });
    running.add(child);
    child.once("close", () => running.delete(child));
    return watched(child);
  };
  return { app, image, start };
}
