import type { PageDescription } from "../../frame/seo/page-head.ts";
import { questionsIn } from "../../sections/questions/questions-json-ld.ts";
import { PageWay } from "../supplied-sections/page-way.tsx";
import { SuppliedSections } from "../supplied-sections/supplied-sections.tsx";
import { CampaignList } from "./campaign-list.tsx";
import type { LoadedOverview } from "./load-overview.ts";

/** What is on now, what is always there, what is over; the rest of the document stands below. */
export function OverviewView({ document, lists, supplies }: LoadedOverview) {
  const { crumb, sections, sampleNote } = document;
  const supplied = { sampleNote, supplies };
  return (
    <>
      {crumb && <PageWay path={supplies.path} current={crumb} pages={{}} />}
      <SuppliedSections sections={sections.slice(0, 1)} {...supplied} />
      <CampaignList id="running" title="campaign.running" day="campaign.until" campaigns={lists.running} />
      <CampaignList
        id="lasting"
        title="campaign.lasting"
        day="campaign.until"
        tone="sand"
        campaigns={lists.lasting}
      />
      <SuppliedSections sections={sections.slice(1)} {...supplied} />
      <CampaignList id="past" title="campaign.past" day="campaign.ended" campaigns={lists.past} />
    </>
  );
}

export function overviewMeta({ document }: LoadedOverview): PageDescription {
  const { title, description, crumb, sections } = document;
  return { title, description, ...(crumb && { crumb }), jsonLd: questionsIn(sections) };
}
