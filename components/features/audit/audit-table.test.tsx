// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { eventually } from "@/tests/support/eventually";
import { rendered } from "@/tests/support/rendered";
import { AuditTable } from "./audit-table";

const ENTRY = {
  id: "00000000-0000-7000-8000-000000000001",
  action: "UPDATE",
  tableName: "book_requests",
  recordId: "00000000-0000-7000-8000-000000000002",
  userEmail: "parent@example.test",
  timestamp: "2026-11-22T10:00:00.000Z",
  changedFields: ["book_id", "finished_at", "order_hash", "started_at", "status"],
};

test("a row says what happened, and names no column of the database", async () => {
  const { screen, remove } = rendered(<AuditTable entries={[ENTRY]} onOpen={() => undefined} />);
  await eventually(() => {
    expect(screen.textContent).toContain("An ordered story was finished, or couldn't be made.");
  });
  const cells = [...screen.querySelectorAll("td")].map(({ textContent }) => textContent);
  // The columns that the specification names.
  expect(screen.querySelectorAll("th")).toHaveLength(cells.length);
  expect(cells[1]).toContain("Book Requests");
  expect(cells[5]).toBe("Changed Fieldsstoryendstart+2");
  expect(screen.textContent).not.toMatch(/[a-z]_[a-z]/u);
  remove();
});
