export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 412 | 413 | 415 | 429 | 500 | 501 | 503;

interface RefusalDetails {
  field?: string;
  reason?: string;
  retryAfter?: number;
}

/** An expected failure of a backend: a status, and a sentence for the caller. */
export class Refusal {
  readonly status: RefusalStatus;
  readonly body: { error: string; field?: string; reason?: string };
  readonly #retryAfter: number | undefined;

  constructor(status: RefusalStatus, error: string, details: RefusalDetails = {}) {
    const { retryAfter, ...told } = details;
    this.status = status;
    this.body = { error, ...told };
    this.#retryAfter = retryAfter;
  }

  respond(headers: Record<string, string> = {}): Response {
    return Response.json(this.body, {
      status: this.status,
      headers: {
        ...headers,
        ...(this.#retryAfter === undefined ? {} : { "retry-after": String(this.#retryAfter) }),
        "cache-control": "no-store",
      },
    });
  }
}
