import type pg from "pg";
import { registeredParent } from "@/tests/support/http-client";
import { withClient } from "@/tests/support/with-client";
import { atMost, percentile, plain, type Figure } from "./figure";
import { load } from "./load";
import { signedInCookie } from "./signed-in-cookie";

const CHILDREN = 1_000;
const BOOKS = 10_000;
const TRIES = 100;
const SECONDS = 4;
const DASHBOARD_LIMIT_MS = 150;
const SEARCH_LIMIT_MS = 30;

const FILL_CHILDREN = `
INSERT INTO children (parent_id, name, age, gender, reading_level, updated_at)
SELECT $1, 'Ada ' || n, 3 + n % 12, 'Girl', 'Emerging', now() FROM generate_series(1, ${CHILDREN}) n`;

const FILL_INTERESTS = `
INSERT INTO child_interests (child_id, interest, position)
SELECT id, interest, position - 1 FROM children,
  unnest(ARRAY['Animals','Space','Music']) WITH ORDINALITY AS known (interest, position) WHERE parent_id = $1`;

const FILL_BOOKS = `
INSERT INTO books (parent_id, child_id, child_name, title, theme, level, status, tags, writer, illustrator, shape, level_report, hero_look, pdf_file_id, finished_at)
SELECT $1, child.id, child.name, 'Story number ' || n, (ARRAY['adventure','fantasy','science','mystery','friendship','animals'])[1 + n % 6]::theme,
  'Emerging', 'completed', ARRAY['stars','sharing','night'], 'classic', 'classic', 'quest', '{}', '{}', $2, now()
FROM generate_series(1, ${BOOKS}) n
JOIN (SELECT id, name, row_number() OVER (ORDER BY id) AS number FROM children WHERE parent_id = $1) child
  ON child.number = 1 + n % ${CHILDREN}`;

/** A page of every third book was read, so that minutes and what was begun have something to count. */
const FILL_LOG = `
INSERT INTO reading_events (id, parent_id, child_id, book_id, page_number, active_seconds, finished_book, occurred_at, level)
SELECT gen_random_uuid(), parent_id, child_id, id, 1, 30, true, now(), level
FROM books WHERE parent_id = $1 AND get_byte(uuid_send(id), 15) % 3 = 0`;

const INSERT_FILE = `
INSERT INTO files (parent_id, kind, storage_key, mime, bytes, sha256) VALUES ($1, 'pdf', 'bench', 'application/pdf', 1, '\\x00') RETURNING id`;

async function fillAccount(client: pg.Client, parentId: string): Promise<void> {
  const file = await client.query<{ id: string }>(INSERT_FILE, [parentId]);
  await client.query(FILL_CHILDREN, [parentId]);
  await client.query(FILL_INTERESTS, [parentId]);
  await client.query(FILL_BOOKS, [parentId, file.rows[0]?.id]);
  await client.query(FILL_LOG, [parentId]);
  await client.query("ANALYZE children, child_interests, books, reading_events");
}

/** What PostgreSQL alone takes for the like of it. */
async function bareMilliseconds(client: pg.Client, statement: string, values: unknown[]): Promise<number> {
  const samples: number[] = [];
  for (let index = 0; index < TRIES; index += 1) {
    const begun = performance.now();
    await client.query(statement, values);
    samples.push(performance.now() - begun);
  }
  return percentile(samples, 0.5);
}

type Question = { name: string; path: string; bare: string; limit: number; values?: unknown[] };

const NEWEST = "SELECT id, title, child_name, theme, status, tags FROM books WHERE parent_id = $1";
const searches = ["number 7777", "nothing like it", "fantasy"].map((search): Question => ({
  name: `search for "${search}"`,
  path: `/api/books?limit=25&search=${encodeURIComponent(search)}`,
  bare: `${NEWEST} AND (title ILIKE '%' || $2 || '%' OR child_name ILIKE '%' || $2 || '%' OR theme::text ILIKE '%' || $2 || '%') ORDER BY id DESC LIMIT 26`,
  values: [search],
  limit: SEARCH_LIMIT_MS,
}));

const dashboard: Question[] = [
  {
    name: "the dashboard's page",
    path: "/dashboard",
    bare: "SELECT id, name, age, reading_level FROM children WHERE parent_id = $1 ORDER BY id",
    limit: DASHBOARD_LIMIT_MS,
  },
  {
    name: "its children",
    path: "/api/children",
    bare: "SELECT id, name, age, reading_level FROM children WHERE parent_id = $1 ORDER BY id",
    limit: DASHBOARD_LIMIT_MS,
  },
  {
    name: "its totals",
    path: "/api/dashboard",
    bare: "SELECT (SELECT count(*) FROM books WHERE parent_id = $1), (SELECT sum(active_seconds) FROM reading_events WHERE parent_id = $1)",
    limit: DASHBOARD_LIMIT_MS,
  },
  {
    name: "its library",
    path: "/api/books?limit=25",
    bare: `${NEWEST} ORDER BY id DESC LIMIT 26`,
    limit: DASHBOARD_LIMIT_MS,
  },
];

/** One account with a thousand children and ten thousand books: its dashboard, and the search of its library. */
export async function benchBigAccount(system: {
  app: string;
  mail: string;
  database: string;
}): Promise<Figure[]> {
  const parent = await registeredParent(system);
  const cookie = await signedInCookie(parent);
  return withClient(system.database, async (client) => {
    await fillAccount(client, parent.login.id);
    const figures: Figure[] = [];
    for (const { name, path, bare, limit, values = [] } of [...dashboard, ...searches]) {
      const isPage = !path.startsWith("/api/");
      const headers: Record<string, string> = isPage
        ? { cookie }
        : { authorization: `Bearer ${parent.token ?? ""}` };
      const ask = (seconds: number) =>
        load({ url: `${system.app}${path}`, connections: 1, seconds, headers });
      const alone = await bareMilliseconds(client, bare, [parent.login.id, ...values]);
      // The first requests of a fresh process are slower.
      await ask(1);
      const result = await ask(SECONDS);
      const what = `${CHILDREN} children and ${BOOKS} books, ${name}`;
      figures.push(
        plain(`${what}: bare SQL p50`, alone, "ms"),
        plain(`${what}: p50`, result.p50, "ms"),
        atMost(`${what}: p99`, result.p99, "ms", limit),
        atMost(`${what}: failed requests`, result.failed, "", 0),
      );
    }
    return figures;
  });
}
