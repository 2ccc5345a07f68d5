import type { Campaign } from "../../../contracts/documents/campaign.ts";
import { dateWords } from "../../../editions/day-words.ts";
import { GoLink } from "../../../ui/forms/button.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { usePage } from "../../frame/islands/page-context.ts";
import { targetOf } from "../../sections/parts/section-link.tsx";
import "./campaigns.css";

interface CampaignOverProps extends Pick<Campaign, "endsOn"> {
  over: NonNullable<Campaign["over"]>;
}

/** A campaign after its last day: that it is over, and what there is instead. What it was stands below. */
export function CampaignOver({ endsOn, over }: CampaignOverProps) {
  const { t } = useText();
  const { edition } = usePage();
  return (
    <>
      <section className="campaign-over on-sand">
        <div className="wrap stack gap-4">
          {endsOn && (
            <p className="kicker">{t("campaign.ended", { date: dateWords(endsOn, edition.language) })}</p>
          )}
          <h1 className="d56">{over.title}</h1>
          <p className="t20 soft measure">{over.text}</p>
          <ul className="campaign-over__ways row">
            {over.links.map((link) => {
              const target = targetOf(edition, link);
              return (
                target && (
                  <li key={link.label}>
                    <GoLink {...target}>{link.label}</GoLink>
                  </li>
                )
              );
            })}
          </ul>
        </div>
      </section>
      <p className="wrap pad-above-6 t15 soft">{t("campaign.was")}</p>
    </>
  );
}
