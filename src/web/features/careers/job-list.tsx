import { type JobListing, publishedAt } from "../../../contracts/documents/careers/job-listing.ts";
import type { Jobs } from "../../../contracts/documents/sections/lists/jobs.ts";
import { formatDate } from "../../../editions/plain-formats.ts";
import { ExternalLink } from "../../../ui/navigation/external-link.tsx";
import { Facts } from "../../../ui/text/facts.tsx";
import { Filled } from "../../sections/parts/filled.tsx";
import "./job-list.css";

/** Open jobs, one a line, each with the way to the portal that has it. */
export function JobList({ jobs, words }: { jobs: readonly JobListing[]; words: Jobs }) {
  return (
    <ul className="job-list">
      {jobs.map((job) => (
        <li key={`${job.id} ${job.careers_url}`} className="job">
          <div className="stack stack--1">
            <h3 className="d25">{job.title}</h3>
            <Facts items={[job.city, job.department, job.expRange].filter(Boolean)} />
          </div>
          <Posted date={job.published_at} words={words} />
          {job.careers_url && (
            <p className="job__apply strong">
              <ExternalLink href={job.careers_url}>
                {words.apply}
                <span className="sr">: {job.title}</span>
              </ExternalLink>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Posted({ date, words }: { date: string; words: Jobs }) {
  const published = publishedAt(date);
  if (!published) return null;
  const day = <time dateTime={published.toISOString().slice(0, 10)}>{formatDate(published)}</time>;
  return (
    <p className="t15 soft job__posted">
      <Filled text={words.posted} parts={{ date: day }} />
    </p>
  );
}
