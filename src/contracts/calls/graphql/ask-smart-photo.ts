import type { Caller } from "../../create-caller.ts";
import type { CallInput } from "../../define-call.ts";
import type { SmartPhotoAnswer } from "../../graphql/smart-photo-answer.ts";
import { type Outcome, succeeded } from "../../outcome.ts";
import { ownCaller } from "../../upstream/own-caller.ts";
import { getSmartPhoto } from "./get-smart-photo.ts";

export interface FoundSmartPhoto {
  photo: SmartPhotoAnswer;
  call: Caller;
}

/**
 * Asks the upstream first, then our own backend: no agreed call lists smart photos, so our lists link to our own
 * photos as well as to the upstream's.
 */
export async function askSmartPhoto(
  call: Caller,
  asked: CallInput<typeof getSmartPhoto>,
): Promise<Outcome<FoundSmartPhoto>> {
  const found = await call(getSmartPhoto, asked);
  if (found.ok) return succeeded({ photo: found.value, call });
  if (found.problem.kind !== "not-found" || !call.isUpstream?.(getSmartPhoto)) return found;
  const own = ownCaller(call);
  // The upstream's 404 has been reported already.
  const ours = await own({ ...getSmartPhoto, expected: [404] }, asked);
  return ours.ok ? succeeded({ photo: ours.value, call: own }) : ours;
}
