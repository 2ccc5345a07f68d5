/** Why a picture of another host is not available, in a sentence for the caller. */
export class FetchProblem extends Error {
  override name = "FetchProblem";
}
