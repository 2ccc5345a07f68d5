import { SCOPES } from "../../../../contracts/documents/planning/plan-weeks.ts";
import { inLanguage } from "../../../../editions/languages.ts";
import { Button } from "../../../../ui/forms/button.tsx";
import { Chips } from "../../../../ui/forms/choice-group.tsx";
import { Select } from "../../../../ui/forms/select.tsx";
import { TextInput } from "../../../../ui/forms/text-input.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import type { Planner } from "./load-planner.ts";

interface PlannerFormProps {
  planner: Planner;
  path: string;
  /** The code of the estimate that the plan is made for. */
  estimate: string | undefined;
}

/** The day, the home, how much, and where: a form that asks for the same page again. */
export function PlannerForm({ planner, path, estimate }: PlannerFormProps) {
  const { t, language } = useText();
  const { choices, offer, today, isWrongDate } = planner;
  const { rules, weeks, calendar } = offer;
  const homes = rules.filter(({ slug }) => weeks.homes[slug]);
  return (
    <form className="split__sheet planner-form" action={`${path}#plan`} method="get">
      {estimate && <input type="hidden" name="estimate" value={estimate} />}
      <Chips
        label={t("planner.by")}
        name="by"
        chosen={[choices.by]}
        choices={[
          { value: "move-in", label: t("planner.byMoveIn") },
          { value: "keys", label: t("planner.byKeys") },
        ]}
      />
      <TextInput
        label={t("planner.date")}
        help={t("planner.dateHelp")}
        error={isWrongDate ? t("planner.dateWrong") : undefined}
        name="date"
        type="date"
        required
        min={today}
        max={calendar.until}
        defaultValue={choices.date}
      />
      <Chips
        label={t("rules.home")}
        name="home"
        chosen={[choices.home]}
        choices={homes.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <Chips
        label={t("planner.scope")}
        name="scope"
        chosen={[choices.scope]}
        choices={SCOPES.map((scope) => ({ value: scope, label: t(`planner.scope.${scope}`) }))}
      />
      {calendar.cities.length > 1 && (
        <Select label={t("planner.city")} name="city" defaultValue={choices.city}>
          {calendar.cities.map(({ slug, names }) => (
            <option key={slug} value={slug}>
              {inLanguage(names, language)}
            </option>
          ))}
        </Select>
      )}
      <Button type="submit">{t("planner.show")}</Button>
    </form>
  );
}
