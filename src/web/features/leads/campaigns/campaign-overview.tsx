import { dateWords } from "../../../../editions/day-words.ts";
import { CARD_GRID_SIZES, Card } from "../../../../ui/media/card.tsx";
import { type MessageKey, useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { loadDocument } from "../../../frame/load-document.ts";
import type { PageServices } from "../../../frame/page.ts";
import type { PageDescription } from "../../../frame/seo/page-head.ts";
import { HeadedSection } from "../../../sections/parts/section.tsx";
import { questionsIn } from "../../../sections/questions/questions-json-ld.ts";
import {
  loadSupplies,
  PageSteps,
  SuppliedSections,
} from "../../company/supplied-sections/supplied-sections.tsx";
import { type CampaignCard, loadCampaigns } from "./load-campaigns.ts";

export function OverviewView({ document, lists, supplies }: LoadedOverview) {
  const { crumb, sections, sampleNote } = document;
  const supplied = { sampleNote, supplies };
  return (
    <>
      {crumb && <PageSteps path={supplies.path} current={crumb} pages={{}} />}
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

interface CampaignListProps {
  id: string;
  title: MessageKey;
  day: "campaign.until" | "campaign.ended";
  tone?: "sand";
  campaigns: readonly CampaignCard[];
}

function CampaignList({ id, title, day, tone, campaigns }: CampaignListProps) {
  const { t } = useText();
  const { language } = usePage().edition;
  if (campaigns.length === 0) return null;
  return (
    <HeadedSection id={id} title={t(title)} tone={tone}>
      <ul className="card-grid">
        {campaigns.map(({ slug, name, text, href, picture, endsOn }) => (
          <li key={slug}>
            <Card
              picture={{ ...picture, sizes: CARD_GRID_SIZES }}
              title={name}
              href={href}
              facts={[endsOn ? t(day, { date: dateWords(endsOn, language) }) : text]}
              price={endsOn && <span className="soft t15">{text}</span>}
            />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

export async function loadOverview({
  call,
  requestContext,
  changesAt,
}: Pick<PageServices, "call" | "requestContext" | "changesAt">) {
  const { edition, url } = requestContext;
  const asking = { call, edition };
  const [document, { change, ...lists }] = await Promise.all([
    loadDocument("campaigns", asking, "overview"),
    loadCampaigns(asking),
  ]);
  if (change) changesAt(change);
  return { document, lists, supplies: await loadSupplies(document.sections, { ...asking, url }) };
}

type LoadedOverview = Awaited<ReturnType<typeof loadOverview>>;
