export interface LoggedRequest {
  id: string;
  method: string;
  path: string;
  parameters: string;
  idempotencyKey: string | null;
  status: number;
  milliseconds: number;
  at: number;
}

const KEPT = 20_000;

/** The newest requests, for tests that ask what was sent. */
export class RequestLog {
  private readonly entries: LoggedRequest[] = [];

  add(entry: LoggedRequest): void {
    if (this.entries.push(entry) > KEPT) this.entries.splice(0, KEPT / 10);
  }

  list(path: string | undefined, method: string | undefined): LoggedRequest[] {
    return this.entries.filter(
      (entry) => (!path || entry.path.startsWith(path)) && (!method || entry.method === method.toUpperCase()),
    );
  }

  clear(): void {
    this.entries.length = 0;
  }
}
