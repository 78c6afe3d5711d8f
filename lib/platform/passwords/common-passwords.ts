import { readFileSync } from "node:fs";
import path from "node:path";

let list: Set<string> | undefined;

/** True for one of the 17,950 passwords that everybody tries first, however it is capitalised. */
export function isCommonPassword(password: string): boolean {
  list ??= new Set(readFileSync(path.join(process.cwd(), "assets/common-passwords.txt"), "utf8").split("\n"));
  return list.has(password.toLowerCase());
}
