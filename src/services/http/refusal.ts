export type RefusalStatus = 400 | 404 | 405 | 413 | 500 | 503;

/** An expected failure of a backend: a status, and a sentence for whoever made the call. */
export class Refusal {
  readonly status: RefusalStatus;
  readonly body: { error: string; field?: string; reason?: string };

  constructor(status: RefusalStatus, error: string, details: { field?: string; reason?: string } = {}) {
    this.status = status;
    this.body = { error, ...details };
  }

  respond(headers: Record<string, string> = {}): Response {
    return Response.json(this.body, {
      status: this.status,
      headers: { ...headers, "cache-control": "no-store" },
    });
  }
}
