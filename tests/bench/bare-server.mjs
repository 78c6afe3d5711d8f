// The least that a server in Node can do: the same bytes and headers from memory, nothing else.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [file, headers] = process.argv.slice(2);
const body = readFileSync(file);
const fixed = { ...JSON.parse(headers), "content-length": body.byteLength };
const server = createServer((_request, response) => {
  response.writeHead(200, fixed);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => process.stdout.write(`${server.address().port}\n`));
process.stdin.on("end", () => process.exit(0)).resume();
