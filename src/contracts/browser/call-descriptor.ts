import type { Call } from "../define-call.ts";

/**
 * The parts of a call that a browser needs: all but its schemas, which are larger than the scripts of most pages. The
 * call spreads the descriptor, so that the two cannot differ, and the types of input and response are checked against
 * the schemas there.
 */
export interface CallDescriptor<Input extends object = object, Answer = unknown>
  extends Omit<Call, "input" | "answer" | "agreed" | "example" | "types"> {
  /** Never set: it only binds the types to the descriptor. */
  types?: { input: Input; answer: Answer };
}

export function describeCall<Input extends object, Answer>(
  descriptor: Omit<CallDescriptor, "types">,
): CallDescriptor<Input, Answer> {
  return descriptor;
}
