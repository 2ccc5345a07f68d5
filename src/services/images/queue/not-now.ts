/** The picture may well be had a little later: too many wait, or the encoder was lost with it. */
export class NotNow extends Error {
  override name = "NotNow";
}
