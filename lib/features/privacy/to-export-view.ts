import type { ExportView } from "./contract";

type ExportFacts = {
  id: string;
  status: "waiting" | "ready" | "failed";
  createdAt: Date;
  readyAt: Date | null;
  expiresAt: Date | null;
  bytes: bigint;
};

/** An archive whose day is over is there no more. */
export function toExportView(row: ExportFacts | null, now: Date): ExportView {
  const isOver = row?.status === "ready" && row.expiresAt !== null && row.expiresAt <= now;
  if (!row || isOver) return { id: null, status: "none", createdAt: null, expiresAt: null, bytes: 0 };
  const { id, status, createdAt, expiresAt, bytes } = row;
  return {
    id,
    status,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    bytes: Number(bytes),
  };
}
