import type { Region } from "../../editions/regions.ts";
import { describeCall } from "../browser/call-descriptor.ts";
import type { ConsentCategory } from "../consent/cookie-consent.ts";

interface SentConsent {
  receipt: string;
  version: string;
  categories: ConsentCategory[];
  region: Region;
  visitorAddress?: string | undefined;
}

export const recordConsentDescriptor = describeCall<SentConsent, { receipt: string; at: string }>({
  name: "recordConsent",
  host: "bumblebee",
  method: "POST",
  path: "/v1/api/consents",
  headers: { visitorAddress: "x-forwarded-for" },
  isOurs: true,
  isPersonal: true,
});
