import { type BuildingRules, WORKS } from "../../../../contracts/documents/planning/building-rules.ts";
import { Button } from "../../../../ui/forms/button.tsx";
import { Chips } from "../../../../ui/forms/choice-group.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import type { RulesChoice } from "./rules-query.ts";

interface RulesFormProps {
  all: readonly BuildingRules[];
  choice: RulesChoice;
  path: string;
}

/** Which home, and what is to be done in it: a form that asks for the same page again. */
export function RulesForm({ all, choice, path }: RulesFormProps) {
  const { t } = useText();
  return (
    <form className="split__sheet rules-form" action={`${path}#answer`} method="get">
      <Chips
        label={t("rules.home")}
        name="home"
        chosen={[choice.rules.slug]}
        choices={all.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <Chips
        label={t("rules.works")}
        hint={t("rules.worksHint")}
        name="works"
        several
        chosen={choice.works}
        choices={WORKS.map((work) => ({ value: work, label: t(`rules.work.${work}`) }))}
      />
      <Button type="submit">{t("rules.show")}</Button>
    </form>
  );
}
