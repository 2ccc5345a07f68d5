import { type JobListing, publishedAt } from "../../../../contracts/documents/careers/job-listing.ts";
import type { Jobs } from "../../../../contracts/documents/sections/list-sections.ts";
import { formatDate } from "../../../../editions/plain-formats.ts";
import { ExternalLink } from "../../../../ui/navigation/external-link.tsx";
import { EmptyState } from "../../../../ui/overlay/empty-state.tsx";
import { Facts } from "../../../../ui/text/facts.tsx";
import { useDocument } from "../../../frame/document-context.ts";
import { Filled } from "../../../sections/parts/filled.tsx";
import { Section, type SectionFrame } from "../../../sections/parts/section.tsx";
import { SampleNote, SectionGo } from "../../../sections/parts/section-link.tsx";
import { NarrowedList } from "../../lists/listing/narrowed-list.tsx";
import type { Listing } from "../../lists/listing/narrowing.ts";
import "./job-list.css";

interface JobsSectionProps extends SectionFrame {
  words: Jobs;
  listing: Listing<JobListing>;
  path: string;
}

const ID = "jobs";

/** Lists the open jobs. When no portal answers or none has a job, the section shows its empty state. */
export function JobsSection({ id = ID, tone, sampleNote, words, listing, path }: JobsSectionProps) {
  return (
    <Section id={id} tone={tone} title={words.title} lede={words.lede}>
      {listing.narrowing.rows.length === 0 ? (
        <EmptyState
          title={words.resting.title}
          level={3}
          exits={words.resting.links.map((link) => <SectionGo key={link.label} link={link} />)}
        >
          {words.resting.text}
        </EmptyState>
      ) : (
        <>
          <RolesBy name="department" id={id} path={path} listing={listing} />
          <NarrowedList id={id} path={path} words={words} listing={listing}>
            <JobList jobs={listing.items} words={words} />
          </NarrowedList>
        </>
      )}
      <SampleNote show={listing.items.some(({ sample }) => sample)}>{sampleNote}</SampleNote>
    </Section>
  );
}

interface RolesByProps {
  name: string;
  id: string;
  path: string;
  listing: Listing<JobListing>;
}

/** The number of open roles for each value of a filter. */
function RolesBy({ name, id, path, listing: { narrowing } }: RolesByProps) {
  const index = narrowing.facets.findIndex((facet) => facet.name === name);
  const facet = narrowing.facets[index];
  if (!facet || facet.options.length < 2) return null;
  const rows = facet.options.map(({ value, label }, option) => ({
    value,
    label,
    count: narrowing.rows.filter((row) => row[index]?.includes(option)).length,
  }));
  return (
    <ul className="columns columns--4 roles-by" aria-label={facet.label}>
      {rows
        .toSorted((one, other) => other.count - one.count)
        .map(({ value, label, count }) => (
          <li key={value}>
            <a href={`${path}?${name}=${value}#${id}`}>
              <span>{label}</span> <b className="num">{count}</b>
            </a>
          </li>
        ))}
    </ul>
  );
}

function JobList({ jobs, words }: { jobs: readonly JobListing[]; words: Jobs }) {
  return (
    <ul className="rule">
      {jobs.map((job) => (
        <li key={`${job.id} ${job.careers_url}`} className="beside rule-end pad-block-4 job">
          <div className="stack gap-1">
            <h3 className="d25">{job.title}</h3>
            <Facts items={[job.city, job.department, job.expRange].filter(Boolean)} />
          </div>
          <Posted date={job.published_at} words={words} />
          <Apply job={job} words={words} />
        </li>
      ))}
    </ul>
  );
}

/**
 * A job of a portal links to that portal. A job of our own opens an email if the company has set an address, else our
 * form.
 */
function Apply({ job: { title, city, careers_url }, words }: { job: JobListing; words: Jobs }) {
  const { careersEmail } = useDocument().site;
  if (!careers_url) return null;
  const isOurs = careers_url.startsWith("/");
  const subject = encodeURIComponent([title, city].filter(Boolean).join(", "));
  const own = careersEmail ? `mailto:${careersEmail}?subject=${subject}` : careers_url;
  const label = (
    <>
      {words.apply}
      <span className="sr">: {title}</span>
    </>
  );
  return (
    <p className="job__apply strong">
      {isOurs ? (
        <a className="link" href={own}>
          {label}
        </a>
      ) : (
        <ExternalLink href={careers_url}>{label}</ExternalLink>
      )}
    </p>
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
