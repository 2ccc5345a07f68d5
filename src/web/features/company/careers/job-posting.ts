import { type JobListing, publishedAt } from "../../../../contracts/documents/careers/job-listing.ts";
import type { Edition } from "../../../../editions/edition.ts";
import type { JsonLd } from "../../../frame/seo/structured-data.ts";

/** A job for search engines. What a portal does not say, a date say, is not made up; without a date it is none. */
export function jobPostings(jobs: readonly JobListing[], { isoCode }: Edition, company: string): JsonLd[] {
  return jobs.flatMap(({ id, title, city, department, expRange, published_at, careers_url, sample }) => {
    const published = publishedAt(published_at);
    // Sample jobs have no JobPosting.
    if (!published || !city || !careers_url || sample) return [];
    return [
      {
        "@type": "JobPosting",
        title,
        description: [title, department, expRange, city].filter(Boolean).join(" · "),
        identifier: { "@type": "PropertyValue", name: company, value: id },
        datePosted: published.toISOString().slice(0, 10),
        hiringOrganization: { "@type": "Organization", name: company },
        jobLocation: {
          "@type": "Place",
          address: { "@type": "PostalAddress", addressLocality: city, addressCountry: isoCode },
        },
        url: careers_url,
        directApply: false,
        ...(department && { occupationalCategory: department }),
        ...(expRange && { experienceRequirements: expRange }),
      },
    ];
  });
}
