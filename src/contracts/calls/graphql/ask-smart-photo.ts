import type { Caller } from "../../create-caller.ts";
import type { CallInput } from "../../define-call.ts";
import { ownCaller } from "../../foreign-hosts/own-caller.ts";
import type { SmartPhotoAnswer } from "../../graphql/smart-photo-answer.ts";
import { type Outcome, succeeded } from "../../outcome.ts";
import { getSmartPhoto } from "./get-smart-photo.ts";

export interface FoundSmartPhoto {
  photo: SmartPhotoAnswer;
  call: Caller;
}

/**
 * Of the host, else of ourselves: no call that was agreed on lists smart photos, so that our lists lead to our own, beside
 * those that the host has.
 */
export async function askSmartPhoto(
  call: Caller,
  asked: CallInput<typeof getSmartPhoto>,
): Promise<Outcome<FoundSmartPhoto>> {
  const found = await call(getSmartPhoto, asked);
  if (found.ok) return succeeded({ photo: found.value, call });
  if (found.problem.kind !== "not-found" || !call.isElsewhere?.(getSmartPhoto)) return found;
  const own = ownCaller(call);
  // The host's word on it has been told already.
  const ours = await own({ ...getSmartPhoto, expected: [404] }, asked);
  return ours.ok ? succeeded({ photo: ours.value, call: own }) : ours;
}
