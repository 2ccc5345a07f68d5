import type { z } from "zod";

/**
 * The half of a contract that the specification names: every host provides it, and an upstream provides nothing else.
 */
export interface Agreement<Answer> {
  /** Fields of our input that the specification does not name. They are not sent. */
  without?: readonly string[];
  /**
   * Builds the input to send when the values themselves are ours, such as filters and sizes. It receives the whole
   * input.
   */
  ask?(input: Record<string, unknown>): Record<string, unknown>;
  isMissingWhenNull?: boolean;
  /** The schema of the agreed response. For GraphQL, its fields are the selection of the query. */
  answer: z.ZodType;
  document?: string;
  read(body: unknown, input: Record<string, unknown>): z.ZodSafeParseResult<Answer>;
}

interface Terms<Theirs extends z.ZodType, Answer>
  extends Pick<Agreement<Answer>, "without" | "ask" | "isMissingWhenNull"> {
  answer: Theirs;
  /** Fills in fallbacks for our own fields, so that a page shows less but never fails. */
  complete(theirs: z.output<Theirs>, input: Record<string, unknown>): Answer;
}

/** Defines the agreed half of a call, and how our own response is built from it. */
export function agreed<Theirs extends z.ZodType, Answer>({
  complete,
  ...terms
}: Terms<Theirs, Answer>): Agreement<Answer> {
  return {
    ...terms,
    read(body, input) {
      const theirs = terms.answer.safeParse(body);
      if (!theirs.success) return theirs as z.ZodSafeParseError<Answer>;
      return { success: true, data: complete(theirs.data, input) };
    },
  };
}
