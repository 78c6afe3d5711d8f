import { addChild, registeredParent } from "@/tests/support/http-client";
import { withClient } from "@/tests/support/with-client";
import { atLeast, atMost, plain, type Figure } from "./figure";
import { load } from "./load";

const BOOKS = 1000;

const INSERT_BOOKS = `
INSERT INTO books (parent_id, child_id, child_name, title, theme, level, status, tags, writer, illustrator, shape, level_report, hero_look, pdf_file_id, finished_at)
SELECT $1, $2, 'Ada', 'Story number ' || n, (ARRAY['adventure','fantasy','science','mystery','friendship','animals'])[1 + n % 6]::theme,
       'Emerging', 'completed', ARRAY['stars','sharing','night'], 'classic', 'classic', 'quest', '{}', '{}', $3, now()
FROM generate_series(1, $4::int) AS n`;

const INSERT_FILE = `
INSERT INTO files (parent_id, kind, storage_key, mime, bytes, sha256) VALUES ($1, 'pdf', 'bench', 'application/pdf', 1, '\\x00') RETURNING id`;

/** What every dashboard asks for. */
const CALLS = ["/api/children", "/api/books", "/api/dashboard", "/api/payments/usage-stats"];
const CONNECTIONS = 16;
const SECONDS = 5;
const PER_SECOND = 800;
/** A machine that is busy with other things is measured by a handler that does nothing: 2,620 a second on a quiet one. */
const SHARE_OF_BARE = PER_SECOND / 2_620;

/** The calls of a dashboard, for a parent with a thousand books. */
export async function benchLists(system: { app: string; mail: string; database: string }): Promise<Figure[]> {
  const parent = await registeredParent(system);
  const child = await addChild(parent);
  await withClient(system.database, async (client) => {
    const file = await client.query<{ id: string }>(INSERT_FILE, [parent.login.id]);
    await client.query(INSERT_BOOKS, [parent.login.id, child.id, file.rows[0]?.id, BOOKS]);
    await client.query("ANALYZE books");
  });
  const headers = { authorization: `Bearer ${parent.token ?? ""}` };
  const measure = (path: string) =>
    load({ url: `${system.app}${path}`, connections: CONNECTIONS, seconds: SECONDS, headers });
  // The first requests of a fresh process are slower.
  for (const path of CALLS) await measure(path);
  const bare = await measure("/api/health");
  const figures = [plain("a handler that does nothing: requests a second", bare.perSecond, "/s")];
  for (const path of CALLS) {
    const result = await measure(path);
    const name = `GET ${path} with ${BOOKS} books`;
    figures.push(
      plain(`${name}: p50`, result.p50, "ms"),
      atMost(`${name}: p99`, result.p99, "ms", 50),
      atLeast(`${name}: requests a second`, result.perSecond, "/s", PER_SECOND),
      atLeast(`${name}: share of doing nothing`, result.perSecond / bare.perSecond, "", SHARE_OF_BARE),
      atMost(`${name}: failed requests`, result.failed, "", 0),
    );
  }
  return figures;
}
