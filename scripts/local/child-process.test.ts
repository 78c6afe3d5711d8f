import { expect, test } from "vitest";
import { startChild } from "./child-process";

function started(program: string) {
  const lines: string[] = [];
  const options = { name: "it", args: ["-e", program], env: { NO_COLOR: "1" } };
  return { ...startChild({ ...options, onOutput: (line) => lines.push(line) }), lines };
}

test("the first line is the one on standard output, whatever is warned of before it", async () => {
  const child = started(`
    process.on("SIGUSR2", () => console.log("ready"));
    console.error("a warning");
    process.stdin.resume();
  `);
  await expect.poll(() => child.lines).toEqual(["a warning"]);
  process.kill(child.pid, "SIGUSR2");
  await expect(child.firstLine).resolves.toBe("ready");
  await child.stop();
});

test("a process that ends before it is ready leaves its last words", async () => {
  const child = started(`for (let n = 1; n <= 30; n += 1) console.error("line " + n); process.exit(3)`);
  await expect(child.firstLine).rejects.toThrow(
    /^it ended \(3\) before it was ready:\nline 11\n[^]*line 30$/,
  );
});

test("a caller that forces colours does not make its children warn that others refuse them", async () => {
  process.env["FORCE_COLOR"] = "1";
  const child = started(`console.error(process.version); console.error({}); console.log("ready")`);
  delete process.env["FORCE_COLOR"];
  await child.firstLine;
  await child.ended;
  expect(child.lines.filter((line) => line.includes("Warning"))).toEqual([]);
});
