import type { Caller } from "../../../../contracts/create-caller.ts";
import type { Edition } from "../../../../editions/edition.ts";

/** One of the page's forms, with what answers it. */
export interface SentForm {
  call: Caller;
  edition: Edition;
  form: URLSearchParams;
  url: URL;
  visitorAddress: string | undefined;
}

/** Longer than any of ours cannot be one of ours. */
export function tokenIn(url: URL): string {
  return (url.searchParams.get("q") ?? "").slice(0, LONGEST_TOKEN);
}

const LONGEST_TOKEN = 400;
