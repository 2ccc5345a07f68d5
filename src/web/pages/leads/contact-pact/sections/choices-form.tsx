import {
  CONTACT_CHANNELS,
  CONTACT_FREQUENCIES,
  CONTACT_HOURS,
  CONTACT_LANGUAGES,
  DESIGNER_CHOICES,
  HOURS_OF_DAY,
} from "../../../../../contracts/leads/contact-choices.ts";
import { timeWords } from "../../../../../editions/day-words.ts";
import type { Country } from "../../../../../editions/regions.ts";
import { Button } from "../../../../../ui/forms/button.tsx";
import { Chips, RadioGroup } from "../../../../../ui/forms/choice-group.tsx";
import { Select } from "../../../../../ui/forms/select.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import type { LoadedPact } from "../../../../features/visits/load-pact.ts";

/** Where people ask for it; elsewhere nobody should have to think about it. */
const ASKS_FOR_DESIGNER: Record<Country, boolean> = { in: false, sg: false, my: false, sa: true };

/** How, when, in which language and how often: one form, one button. */
export function ChoicesForm({ pact, path }: { pact: LoadedPact; path: string }) {
  const { t, language } = useText();
  const { lead, country } = pact;
  const chosen = pact.pact;
  const hasNoAddress = lead.email === null && chosen.channel !== "email";
  const names = new Intl.DisplayNames([language], { type: "language" });
  return (
    <form className="pact__form stack stack--4 stack--start" method="post" action={path}>
      <h2 className="d25">{t("pact.choicesTitle")}</h2>
      <Chips
        label={t("pact.channelLabel")}
        name="channel"
        chosen={[chosen.channel]}
        choices={CONTACT_CHANNELS.map((value) => ({
          value,
          label: t(`pact.channel.${value}`),
          disabled: value === "email" && hasNoAddress,
        }))}
        help={hasNoAddress ? t("pact.channelHelp") : undefined}
      />
      <Chips
        label={t("pact.hoursLabel")}
        name="hours"
        chosen={[chosen.hours]}
        choices={CONTACT_HOURS.map((value) => ({
          value,
          label: (
            <>
              {t(`pact.hours.${value}`)} <HoursOf value={value} />
            </>
          ),
        }))}
      />
      <RadioGroup
        label={t("pact.frequencyLabel")}
        name="frequency"
        chosen={[chosen.frequency]}
        choices={CONTACT_FREQUENCIES.map((value) => ({ value, label: t(`pact.frequency.${value}`) }))}
      />
      <Select label={t("pact.languageLabel")} name="language" defaultValue={chosen.language}>
        {languagesOf(pact).map((code) => (
          <option key={code} value={code}>
            {names.of(code) ?? code}
          </option>
        ))}
      </Select>
      {ASKS_FOR_DESIGNER[country] ? (
        <Chips
          label={t("pact.designerLabel")}
          name="designer"
          chosen={[chosen.designer]}
          choices={DESIGNER_CHOICES.map((value) => ({ value, label: t(`pact.designer.${value}`) }))}
        />
      ) : (
        <input type="hidden" name="designer" value={chosen.designer} />
      )}
      <Button type="submit">{t("pact.save")}</Button>
    </form>
  );
}

function HoursOf({ value }: { value: keyof typeof HOURS_OF_DAY }) {
  const { language } = useText();
  const [from, until] = HOURS_OF_DAY[value];
  return (
    <bdi className="num pact__hours">
      {timeWords(from * 60, language)} – {timeWords(until * 60, language)}
    </bdi>
  );
}

/** What is spoken there, and what this visitor has chosen already. */
function languagesOf({ lead, pact }: LoadedPact): string[] {
  return [...new Set([...CONTACT_LANGUAGES[lead.country], pact.language])];
}
