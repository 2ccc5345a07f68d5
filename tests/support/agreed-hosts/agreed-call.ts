import type { HostName } from "../../../src/contracts/hosts.ts";
import type { AskedFilter } from "./asked-filters.ts";

/** One call of the specification as an upstream of another company implements it: anything beyond it is refused. */
export interface AgreedCall {
  /** Its row in the list of calls. */
  id: `K${number}`;
  host: HostName;
  method: "GET" | "POST";
  /** `{name}` matches any text without a slash. */
  path: string;
  /** The accepted parameters; any other is refused. If the specification names none, all are accepted and ignored. */
  query?: readonly string[] | typeof NOT_NAMED;
  /** The conditions allowed in `filters`, as field and operator; any other is refused. */
  filters?: readonly string[];
  payload?: readonly string[] | typeof NOT_NAMED;
  /** Undefined answers 404. A Response is sent unchanged. */
  answer: (asked: Asked) => unknown;
}

export const NOT_NAMED = "not named";

export interface Asked {
  params: Record<string, string>;
  query: URLSearchParams;
  filters: readonly AskedFilter[];
  body: Record<string, unknown>;
}
