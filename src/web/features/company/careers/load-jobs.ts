import {
  listPeopleStrongJobs,
  listRecruiteeJobs,
  listSkillateJobs,
} from "../../../../contracts/calls/careers.ts";
import type { Asking } from "../../../../contracts/documents/ask-documents.ts";
import {
  getCareersPortals,
  getOwnCareersPortals,
} from "../../../../contracts/documents/careers/careers-portals.ts";
import { type JobListing, listJobs } from "../../../../contracts/documents/careers/job-listing.ts";
import { optional, required } from "../../../frame/page.ts";

/** The open jobs of a country from all portals. One that fails is gone without, and so are all of them (CA-13). */
export async function loadJobs({ call, edition }: Asking): Promise<JobListing[]> {
  const [settings, RECRUITEE, PEOPLE_STRONG, SKILLATE] = await Promise.all([
    loadPortals({ call, edition }),
    optional(call(listRecruiteeJobs, {}), undefined),
    optional(call(listPeopleStrongJobs, {}), undefined),
    optional(call(listSkillateJobs, {}), undefined),
  ]);
  const answers = { RECRUITEE, PEOPLE_STRONG, SKILLATE };
  return listJobs(answers, settings.content, edition.country);
}

async function loadPortals({ call, edition }: Asking) {
  const asked = { slug: "careers-portals", isoCode: edition.isoCode };
  const theirs = await optional(call(getCareersPortals, asked), undefined);
  return theirs ?? required(call(getOwnCareersPortals, asked));
}
