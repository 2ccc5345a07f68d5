import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { createReferralsApp, createVerifyReferralApp } from "./referrals-app.ts";
import { readSampleReferrers } from "./sample-referrers.ts";

export async function serveReferrals({ database, contentDirectory }: ServiceParts): Promise<Service> {
  const samples = await readSampleReferrers(contentDirectory);
  return {
    mounts: [
      { host: "bumblebee", app: createVerifyReferralApp(database, samples) },
      { host: "backend", app: createReferralsApp(database) },
    ],
  };
}
