import type { Campaign } from "../../../contracts/documents/campaign.ts";
import type { SectionOf } from "../../../contracts/documents/sections/content-section.ts";
import { dateWords } from "../../../editions/day-words.ts";
import { Picture } from "../../../ui/media/picture.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { usePage } from "../../frame/islands/page-context.ts";
import { Hero } from "../../sections/hero/hero.tsx";
import { CampaignForm } from "./campaign-form.tsx";
import "./campaigns.css";

/** The first thing on a campaign's page: its hero, with the last day in it, and the form beside it where it has one. */
export function CampaignHead({ campaign, hero }: { campaign: Campaign; hero: SectionOf<"hero"> }) {
  const { t } = useText();
  const { language } = usePage().edition;
  const { form, endsOn, crumb, title } = campaign;
  // The day itself, and no clock that counts down: it is as true tomorrow as it is today.
  const until = endsOn && t("campaign.until", { date: dateWords(endsOn, language) });
  const kicker = [hero.kicker, until].filter(Boolean).join(" · ") || undefined;
  if (!form) return <Hero {...hero} kicker={kicker} />;
  return (
    <section className="campaign-head">
      <div className="wrap split split--7-5 campaign-head__in">
        <div className="stack gap-4 campaign-head__words">
          {kicker && <p className="kicker">{kicker}</p>}
          <h1 className="d56">{hero.headline}</h1>
          <p className="t20 soft measure">{hero.lede}</p>
        </div>
        <CampaignForm form={form} about={crumb ?? title} />
        <div>
          <Picture {...hero.picture} priority sizes="(width < 1024px) 92vw, 740px" />
        </div>
      </div>
    </section>
  );
}
