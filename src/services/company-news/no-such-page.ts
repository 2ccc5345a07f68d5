import { Refusal } from "../http/refusal.ts";

/** What WordPress says of a page beyond the last one. */
export class NoSuchPage extends Refusal {
  constructor() {
    super(400, "The page number requested is larger than the number of pages available.", {
      field: "page",
      reason: "is beyond the last page",
    });
  }

  override respond(headers: Record<string, string> = {}): Response {
    const body = { code: "rest_post_invalid_page_number", message: this.body.error, data: { status: 400 } };
    return Response.json(
      { ...body, ...this.body },
      { status: this.status, headers: { ...headers, "cache-control": "no-store" } },
    );
  }
}
