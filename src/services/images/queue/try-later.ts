/** The picture is available later: too many requests wait, or the encoder process was lost. */
export class TryLater extends Error {
  override name = "TryLater";
}
