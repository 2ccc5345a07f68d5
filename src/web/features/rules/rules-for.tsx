import type { BuildingRules } from "../../../contracts/documents/planning/building-rules.ts";
import { GoLink } from "../../../ui/forms/button.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { linkTo } from "../../../urls/links.ts";
import { usePage } from "../../frame/islands/page-context.ts";
import { Section, type SectionFrame, SectionHead } from "../../sections/parts/section.tsx";
import { RuleFacts } from "./rule-facts.tsx";
import { WeekChart } from "./week-chart.tsx";

/** The rules of one type of home where they matter: its hours, deposit and lead time, and the way to all of it. */
export function RulesFor({
  rules,
  id = "rules",
  tone,
}: { rules: BuildingRules } & Pick<SectionFrame, "id" | "tone">) {
  const { t } = useText();
  const { edition } = usePage();
  const page = linkTo(edition, "building-rules");
  const all = page && `${page}?home=${rules.slug}`;
  return (
    <Section id={id} tone={tone}>
      <SectionHead title={t("rules.forTitle", { home: rules.name })} lede={rules.summary} />
      <div className="split split--even">
        <WeekChart rules={rules} listedAt={all} />
        <div className="stack stack--5 stack--start">
          <RuleFacts rules={rules} only={["daysOff", "deposit", "lead"]} listedAt={all} />
          {all && <GoLink href={all}>{t("rules.all")}</GoLink>}
        </div>
      </div>
    </Section>
  );
}
