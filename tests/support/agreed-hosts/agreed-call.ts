import type { HostName } from "../../../src/contracts/hosts.ts";
import type { AskedFilter } from "./asked-filters.ts";

/** One call of the specification, as a host of someone else knows it: nothing beyond it is answered. */
export interface AgreedCall {
  /** Its row in the catalogue of calls. */
  id: `K${number}`;
  host: HostName;
  method: "GET" | "POST";
  /** `{name}` stands for any text without a slash. */
  path: string;
  /** Parameters that it knows; any other is refused. Where the specification names none, all are taken and ignored. */
  query?: readonly string[] | typeof NOT_NAMED;
  /** What may stand in `filters`, as field and operator; any other is refused. */
  filters?: readonly string[];
  payload?: readonly string[] | typeof NOT_NAMED;
  /** Nothing is a 404. A Response is sent as it is. */
  answer: (asked: Asked) => unknown;
}

export const NOT_NAMED = "not named";

export interface Asked {
  params: Record<string, string>;
  query: URLSearchParams;
  filters: readonly AskedFilter[];
  body: Record<string, unknown>;
}
