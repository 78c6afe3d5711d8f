import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { changedFiles } from "./changed-files";

let folder: string;
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@example.test", ...args], {
    cwd: folder,
    stdio: "ignore",
  });
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
const commit = (file: string) => {
  write(file, file);
  git("add", ".");
  git("commit", "-m", file);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "talewick-changed-"));
  git("init", "-b", "main");
  commit("first.txt");
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test("on the main branch nobody can say what came with its last move, nor where there is no history", () => {
  expect(changedFiles(folder)).toBeNull();
  git("checkout", "-b", "branch");
  commit("content/second.txt");
  commit("third.txt");
  git("checkout", "main");
  git("merge", "--ff-only", "branch");
  expect(changedFiles(folder)).toBeNull();
  rmSync(path.join(folder, ".git"), { recursive: true });
  expect(changedFiles(folder)).toBeNull();
});

test("on another branch it is all since it left, with what isn't committed; a renamed file by both its names", () => {
  commit("content/moved.txt");
  git("checkout", "-b", "branch");
  commit("lib/b.txt");
  git("mv", "content/moved.txt", "moved.txt");
  write("first.txt", "changed");
  write("new/c.txt", "");
  expect(changedFiles(folder)?.sort()).toEqual([
    "content/moved.txt",
    "first.txt",
    "lib/b.txt",
    "moved.txt",
    "new/c.txt",
  ]);
});
