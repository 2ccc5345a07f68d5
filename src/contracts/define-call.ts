import type { z } from "zod";
import type { Agreement } from "./agreement.ts";
import type { HostName } from "./hosts.ts";

export interface Call<Input extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> {
  name: string;
  summary?: string;
  host: HostName;
  method: "GET" | "POST";
  /** `:name` is filled from the input; what is left over becomes the query (GET) or the JSON body (POST). */
  path: `/${string}` | "";
  input: Input;
  answer: Answer;
  /** Where the answer holds HTML, as paths: `content`, `posts.*.content`. Whoever calls gets it cleaned (FH-04). */
  html?: readonly string[];
  /** Input fields that travel as headers, by field: they stay out of the query, the body and so the logs. */
  headers?: Record<string, string>;
  /** Headers of the answer that say more of it, in lower case: whoever calls is told them beside the value. */
  tells?: readonly string[];
  /**
   * A GraphQL operation, named like the call and like the one field that it asks for: the input travels as its
   * variables, and the answer is what that field gives.
   */
  document?: string;
  /**
   * What the specification says of the call, where ours says more. Of a host of someone else only that is asked, and only
   * that is demanded.
   */
  agreed?: Agreement<z.output<Answer>>;
  /** For the documentation: an input that gets an answer. */
  example?: z.input<Input>;
  failures?: Partial<Record<number, string>>;
  timeoutMs?: number;
  service?: string;
  /** Labelled report, for the failures that the specification names (ER-03). */
  reportLabel?: ReportLabel;
  /** A call that reads may be repeated after a failure; by default every GET. */
  safe?: boolean;
  /** What it answers, or asks for, belongs to one person: it is kept for nobody else. */
  isPersonal?: boolean;
  /** Answered by ourselves, whoever has the host: only we have it, or we see to it that it gets there. */
  isOurs?: boolean;
  /** Refusals that are an answer like any other: they are not reported. */
  expected?: readonly number[];
  /** Never there: a descriptor that is spread into the call must speak of the same input and answer. */
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

export function asOurs<Definition extends Call>(definition: Definition): Definition {
  return { ...definition, isOurs: true };
}

export function isSafe({ safe, method }: Pick<Call, "safe" | "method">): boolean {
  return safe ?? method === "GET";
}
