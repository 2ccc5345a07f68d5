import type { DeviceSource } from "../../../../contracts/leads/device-sources.ts";
import { readTrackingIds } from "../../../frame/analytics/tracking-ids.ts";
import { keptText } from "../../../frame/state/browser-storage.ts";
import type { AtriumState } from "../../../frame/state/page-state.ts";
import type { VisitFacts } from "../attribution/attribution-fields.ts";
import { firstContact } from "../attribution/first-contact.ts";
import { REFERRAL_KEY } from "../attribution/visit-referral.ts";

/** The visit as this browser knows it. */
export function visitFacts({
  landingPage,
  mode,
  device,
  customCtaQueryStrings,
}: Readonly<AtriumState>): VisitFacts {
  return {
    page: { url: location.href, referrer: document.referrer },
    landing: landingPage,
    firstContact: firstContact(landingPage),
    device: deviceSourceOf({ mode, device }),
    trackingIds: readTrackingIds(),
    customQuery: customCtaQueryStrings,
    referralKey: customCtaQueryStrings.referral_key ?? keptText("visit", REFERRAL_KEY) ?? undefined,
  };
}

/** What a lead says of where it came from: the app, or else the kind of device. */
export function deviceSourceOf({ mode, device }: Pick<AtriumState, "mode" | "device">): DeviceSource {
  return mode === "shell" ? "app" : device;
}
