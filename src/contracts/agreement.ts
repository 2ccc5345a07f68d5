import type { z } from "zod";

/** The half of a contract that the specification names: any host has it, and a host of someone else has no more. */
export interface Agreement<Answer> {
  /** Fields of our input that the specification does not name. They stay at home. */
  without?: readonly string[];
  /** What is asked instead, where values themselves are ours: filters, sizes. It sees the whole input. */
  ask?(input: Record<string, unknown>): Record<string, unknown>;
  isMissingWhenNull?: boolean;
  /** The agreed answer. In GraphQL its fields are what is asked for. */
  answer: z.ZodType;
  document?: string;
  read(body: unknown, input: Record<string, unknown>): z.ZodSafeParseResult<Answer>;
}

interface Terms<Theirs extends z.ZodType, Answer>
  extends Pick<Agreement<Answer>, "without" | "ask" | "isMissingWhenNull"> {
  answer: Theirs;
  /** What is ours alone gets its fallback here, so that a page is poorer and never broken. */
  complete(theirs: z.output<Theirs>, input: Record<string, unknown>): Answer;
}

/** What was agreed of a call, and how our own answer follows from it. */
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
