import type { Call } from "./api";
import { invalidRequest } from "./stripe-fault";

interface Listed {
  id: string;
  created?: number;
}

/** One page, newest first, of items given oldest first. */
export function page(call: Call, url: string, items: Listed[]): object {
  const matching = items.filter(createdFilter(call)).reverse();
  const limit = pageSize(call);
  const start = pageStart(call, matching, limit);
  return {
    object: "list",
    data: matching.slice(start, start + limit),
    has_more: start + limit < matching.length,
    url,
  };
}

function pageSize(call: Call): number {
  const limit = call.fields.int("limit") ?? 10;
  if (limit < 1 || limit > 100) throw invalidRequest("Invalid limit: must be between 1 and 100.", "limit");
  return limit;
}

function pageStart(call: Call, items: Listed[], limit: number): number {
  const after = call.fields.text("starting_after");
  if (after) return indexOf(items, after, "starting_after") + 1;
  const before = call.fields.text("ending_before");
  if (before) return Math.max(0, indexOf(items, before, "ending_before") - limit);
  return 0;
}

function indexOf(items: Listed[], id: string, param: string): number {
  const index = items.findIndex((item) => item.id === id);
  if (index < 0) throw invalidRequest(`No such item: '${id}'`, param, "resource_missing");
  return index;
}

function createdFilter(call: Call): (item: Listed) => boolean {
  const range = call.fields.child("created");
  if (!range) return () => true;
  const [gte, gt, lte, lt] = [range.int("gte"), range.int("gt"), range.int("lte"), range.int("lt")];
  return ({ created = 0 }) =>
    created >= (gte ?? -Infinity) &&
    created > (gt ?? -Infinity) &&
    created <= (lte ?? Infinity) &&
    created < (lt ?? Infinity);
}

/** Stripe's search language, as far as `field:"value"` and `metadata["key"]:"value"` joined by AND. */
export function searchPage(call: Call, url: string, items: Listed[]): object {
  const clauses = call.fields
    .required("query")
    .split(/\s+AND\s+/i)
    .map(parseClause);
  const data = items.filter((item) =>
    clauses.every((clause) => clause(item as unknown as Record<string, unknown>)),
  );
  return { object: "search_result", data: data.reverse(), has_more: false, next_page: null, url };
}

function parseClause(clause: string): (item: Record<string, unknown>) => boolean {
  const parts = /^(\w+)(?:\[['"](.+?)['"]\])?\s*[:=]\s*['"]?(.*?)['"]?$/.exec(clause.trim());
  if (!parts) throw invalidRequest(`We were unable to parse your search query: ${clause}`, "query");
  const [, field = "", key, value] = parts;
  return (item) => {
    const found =
      key === undefined ? item[field] : (item[field] as Record<string, unknown> | undefined)?.[key];
    return ["string", "number", "boolean"].includes(typeof found) && String(found) === value;
  };
}
