import { attachValue } from "../../contracts/in-process.ts";

/** A response that is already JSON: stored JSON is sent unchanged, without parsing and serialising it. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  respond(): Response {
    const response = new Response(this.text, { headers: { "content-type": "application/json" } });
    return attachValue(response, () => JSON.parse(this.text));
  }
}
