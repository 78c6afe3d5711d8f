import path from "node:path";
import type { Reporter, TestCase } from "@playwright/test/reporter";
import { StillWatch } from "./still-watch";

/** Ends a journey whose file never lets its process look at a clock; Playwright then says that it was ended. */
export default class JourneyWatch implements Reporter {
  readonly #watch = new StillWatch((file, message) => {
    process.stderr.write(`${file}: ${message}\n`);
  });

  onTestBegin({ location }: TestCase): void {
    this.#watch.begins(path.relative(process.cwd(), location.file));
  }

  onStepEnd(): void {
    this.#watch.hears();
  }

  onTestEnd({ location }: TestCase): void {
    this.#watch.ends(path.relative(process.cwd(), location.file));
  }

  printsToStdio(): boolean {
    return false;
  }
}
