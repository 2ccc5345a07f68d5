import type { BuildingRules } from "../../../../contracts/documents/planning/building-rules.ts";
import { GoLink } from "../../../../ui/forms/button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { Section, type SectionFrame, SectionHead } from "../../../sections/parts/section.tsx";
import { RuleFacts } from "./rule-facts.tsx";
import { WeekChart } from "./week-chart.tsx";

interface RulesForProps extends Pick<SectionFrame, "id" | "tone"> {
  rules: BuildingRules;
  /** Only hours and lead time, where many pages show the same rules. */
  isShort?: boolean;
}

/** The rules of one type of home where they matter: its hours, deposit and lead time, and the way to all of it. */
export function RulesFor({ rules, id = "rules", tone, isShort = false }: RulesForProps) {
  const { t } = useText();
  const { edition } = usePage();
  const page = linkTo(edition, "building-rules");
  const all = page && `${page}?home=${rules.slug}`;
  return (
    <Section id={id} tone={tone}>
      <SectionHead
        title={t("rules.forTitle", { home: rules.name })}
        lede={isShort ? undefined : rules.summary}
      />
      <div className="split split--even">
        <WeekChart rules={rules} listedAt={all} />
        <div className="stack gap-5 stack--start">
          <RuleFacts
            rules={rules}
            only={isShort ? ["lead"] : ["daysOff", "deposit", "lead"]}
            listedAt={all}
          />
          {all && <GoLink href={all}>{t("rules.all")}</GoLink>}
        </div>
      </div>
    </Section>
  );
}
