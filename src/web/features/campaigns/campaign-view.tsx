import type { Text } from "../../../ui/text/text.tsx";
import { useText } from "../../../ui/text/text.tsx";
import type { PageName } from "../../../urls/url-table.ts";
import type { PageDescription } from "../../frame/seo/page-head.ts";
import { questionsIn } from "../../sections/questions/questions-json-ld.ts";
import { SimilarDesigns } from "../designs/similar-designs.tsx";
import { PageWay } from "../supplied-sections/page-way.tsx";
import { SuppliedSections } from "../supplied-sections/supplied-sections.tsx";
import { CampaignHead } from "./campaign-head.tsx";
import { CampaignOver } from "./campaign-over.tsx";
import { heroOf } from "./hero-of.ts";
import type { LoadedCampaign } from "./load-campaign.ts";

export function CampaignView({ document, isOver, sections, designs, supplies }: LoadedCampaign) {
  const { t } = useText();
  const { crumb, hasMenus, over, sampleNote } = document;
  const hero = heroOf(document);
  // What stands above an advertisement's page in its address is no page that it belongs to.
  const hasWay = hasMenus && document.page !== "lp";
  return (
    <>
      {crumb && hasWay && <PageWay path={supplies.path} current={crumb} pages={namesAbove(t)} />}
      {isOver && over ? (
        <CampaignOver over={over} endsOn={document.endsOn} />
      ) : (
        hero && <CampaignHead campaign={document} hero={hero} />
      )}
      {designs && <SimilarDesigns {...designs} />}
      <SuppliedSections sections={sections} sampleNote={sampleNote} supplies={supplies} />
    </>
  );
}

export function campaignMeta({ document, isOver }: LoadedCampaign, { t }: Pick<Text, "t">): PageDescription {
  const { title, description, crumb, sections } = document;
  return {
    title,
    description,
    ...(crumb && { crumb }),
    crumbNames: namesAbove(t),
    // Whoever searches should not be sent to an offer that nobody can have.
    index: !isOver,
    jsonLd: questionsIn(sections),
  };
}

function namesAbove(t: Text["t"]): Partial<Record<PageName, string>> {
  return { "campaign-page": t("campaign.all"), "sg-interiors": t("campaign.interiors") };
}
