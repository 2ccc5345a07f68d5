/** Why a picture of another host cannot be had, in a sentence for whoever asked. */
export class FetchProblem extends Error {
  override name = "FetchProblem";
}
