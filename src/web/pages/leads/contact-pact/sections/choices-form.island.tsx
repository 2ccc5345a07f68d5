import {
  CONTACT_CHANNELS,
  CONTACT_FREQUENCIES,
  CONTACT_HOURS,
  type ContactChannel,
  type ContactFrequency,
  type ContactHours,
  DESIGNER_CHOICES,
  type DesignerChoice,
} from "../../../../../contracts/leads/contact-choices.ts";
import { Button } from "../../../../../ui/forms/button.tsx";
import { Chips, RadioGroup } from "../../../../../ui/forms/choice-group.tsx";
import { Select } from "../../../../../ui/forms/select.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { useSentOnce } from "../../../../frame/forms/use-sent-once.ts";
import { island } from "../../../../frame/islands/island.tsx";

interface ChoicesFormProps {
  action: string;
  chosen: {
    channel: ContactChannel;
    hours: ContactHours;
    frequency: ContactFrequency;
    language: string;
    designer: DesignerChoice;
  };
  /** Email cannot be chosen without an email address. */
  hasNoAddress: boolean;
  asksForDesigner: boolean;
  /** Formatted on the server, because the browser's locale data may differ. */
  hoursInWords: Record<ContactHours, string>;
  languages: { code: string; name: string }[];
}

function ChoicesForm({ action, chosen, hasNoAddress, asksForDesigner, ...words }: ChoicesFormProps) {
  const { t } = useText();
  const { isSending, onSubmit } = useSentOnce();
  return (
    <form
      className="rules pad-block-6 pact__form stack gap-4 stack--start"
      method="post"
      action={action}
      onSubmit={onSubmit}
    >
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
              {t(`pact.hours.${value}`)} <bdi className="num pact__hours">{words.hoursInWords[value]}</bdi>
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
        {words.languages.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      {asksForDesigner ? (
        <Chips
          label={t("pact.designerLabel")}
          name="designer"
          chosen={[chosen.designer]}
          choices={DESIGNER_CHOICES.map((value) => ({ value, label: t(`pact.designer.${value}`) }))}
        />
      ) : (
        <input type="hidden" name="designer" value={chosen.designer} />
      )}
      <Button type="submit" busy={isSending}>
        {t("pact.save")}
      </Button>
    </form>
  );
}

export default island("choices-form", ChoicesForm, { when: "intent" });
