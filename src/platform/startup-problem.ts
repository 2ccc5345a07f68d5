/**
 * A problem that the operator can fix: one sentence that states the problem and the remedy. It is shown without a
 * stack.
 */
export class StartupProblem extends Error {
  override name = "StartupProblem";
}
