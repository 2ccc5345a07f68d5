import { handOver } from "../../contracts/in-process.ts";

/** An answer that is JSON already: what is stored as JSON goes out as it is, without being read and written again. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  respond(): Response {
    const response = new Response(this.text, { headers: { "content-type": "application/json" } });
    return handOver(response, () => JSON.parse(this.text));
  }
}
