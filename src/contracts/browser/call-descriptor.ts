import type { Call } from "../define-call.ts";

/**
 * What a browser must know of a call: all but its schemas, which weigh more than most pages' scripts. The call spreads it, so
 * that the two cannot differ, and the types of input and answer are checked against the schemas there.
 */
export interface CallDescriptor<Input extends object = object, Answer = unknown>
  extends Omit<Call, "input" | "answer" | "agreed" | "example" | "types"> {
  /** Never there: it ties the types to the descriptor. */
  types?: { input: Input; answer: Answer };
}

export function describeCall<Input extends object, Answer>(
  descriptor: Omit<CallDescriptor, "types">,
): CallDescriptor<Input, Answer> {
  return descriptor;
}
