import type { z } from "zod";
import type { Agreement } from "./agreement.ts";
import type { HostName } from "./hosts.ts";

export interface Call<Input extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> {
  name: string;
  summary?: string;
  host: HostName;
  method: "GET" | "POST";
  /** `:name` is filled from the input; the other fields become the query (GET) or the JSON body (POST). */
  path: `/${string}` | "";
  input: Input;
  answer: Answer;
  /** Paths of the HTML fields in the response: `content`, `posts.*.content`. The caller gets them sanitised (FH-04). */
  html?: readonly string[];
  /** Input fields that are sent as headers, by field: they are not in the query or the body, and so not in the logs. */
  headers?: Record<string, string>;
  /** Response headers that the caller gets in addition to the value, in lower case. */
  tells?: readonly string[];
  /**
   * A GraphQL operation, named like the call and like the one field that it requests: the input is sent as its
   * variables, and the response is the value of that field.
   */
  document?: string;
  /**
   * The half of the call that the specification names, if ours has more. An upstream is sent only this input and must
   * return only this response.
   */
  agreed?: Agreement<z.output<Answer>>;
  /** For the documentation: an input that gets a successful response. */
  example?: z.input<Input>;
  failures?: Partial<Record<number, string>>;
  timeoutMs?: number;
  service?: string;
  /** The label of the report, for the failures that the specification names (ER-03). */
  reportLabel?: ReportLabel;
  /** The body is the field `file` of the input; the other fields are in the path and the query. */
  isUpload?: boolean;
  /** True for a call that only reads and may be retried after a failure; by default every GET. */
  safe?: boolean;
  /** The input or the response belongs to one person, so the response is not cached for others. */
  isPersonal?: boolean;
  /**
   * Always answered by our own backend, even if the host is an upstream: only we have the data, or we forward it
   * ourselves.
   */
  isOurs?: boolean;
  /** Statuses of refusals that are valid responses and are not reported. */
  expected?: readonly number[];
  /** Never set: it makes sure that a spread descriptor has the same input and response types. */
  types?: { input: z.input<Input>; answer: z.output<Answer> };
}

export type ReportLabel =
  | "Leads Service API Issue"
  | "Launchpad Error"
  | "Phone Validation API Failure"
  | "Property Autocomplete API Failure"
  | "Property Select API Failure"
  | "Error searching posts"
  | "Error updating taxonomy in magazine"
  | "There is error in fetching category subcategories data";

export type CallInput<Definition extends Call> = z.input<Definition["input"]>;
export type CallAnswer<Definition extends Call> = z.output<Definition["answer"]>;

export function defineCall<Input extends z.ZodType, Answer extends z.ZodType>(
  definition: Call<Input, Answer>,
): Call<Input, Answer> {
  return definition;
}

export function asOwnCall<Definition extends Call>(definition: Definition): Definition {
  return { ...definition, isOurs: true };
}

export function isSafe({ safe, method }: Pick<Call, "safe" | "method">): boolean {
  return safe ?? method === "GET";
}
