import { examine } from "@/scripts/doctor/examine";

const findings = await examine(process.env);
for (const { part, isWell, told } of findings)
  process.stdout.write(`${isWell ? "ok  " : "FAIL"} ${part.padEnd(13)} ${told}\n`);
const ill = findings.filter(({ isWell }) => !isWell).length;
process.stdout.write(ill === 0 ? "\nAll is well.\n" : `\n${ill} of ${findings.length} to be mended.\n`);
process.exitCode = ill === 0 ? 0 : 1;
