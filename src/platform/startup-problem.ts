/** Something the operator can mend: one sentence that says what is wrong and what to do. No stack is shown for it. */
export class StartupProblem extends Error {
  override name = "StartupProblem";
}
