import { dateWords } from "../../../editions/day-words.ts";
import { CARD_GRID_SIZES, Card } from "../../../ui/media/card.tsx";
import { type MessageKey, useText } from "../../../ui/text/text.tsx";
import { usePage } from "../../frame/islands/page-context.ts";
import { HeadedSection } from "../../sections/parts/section.tsx";
import type { CampaignCard } from "./load-campaigns.ts";

interface CampaignListProps {
  id: string;
  title: MessageKey;
  /** What is said of the last day. */
  day: "campaign.until" | "campaign.ended";
  tone?: "sand";
  campaigns: readonly CampaignCard[];
}

/** One group of the overview; nothing where it is empty. */
export function CampaignList({ id, title, day, tone, campaigns }: CampaignListProps) {
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
