import type { Language } from "../../../../../editions/languages.ts";
import { REGIONS, regionsOf } from "../../../../../editions/regions.ts";
import { Button } from "../../../../../ui/forms/button.tsx";
import { RadioGroup } from "../../../../../ui/forms/choice-group.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { DetailForm } from "./detail-form.tsx";

/** Each by its own name: whoever looks for their language cannot read the others. */
export function LanguageForm({ language }: { language: Language }) {
  const { t } = useText();
  const { edition } = usePage();
  const languages = [...new Set(regionsOf(edition.country).map((region) => REGIONS[region].language))];
  return (
    <DetailForm of="language">
      <RadioGroup
        label={t("profileDetails.languageLabel")}
        name="language"
        chosen={[language]}
        choices={languages.map((code) => ({
          value: code,
          label: <span lang={code}>{new Intl.DisplayNames([code], { type: "language" }).of(code)}</span>,
        }))}
      />
      <div>
        <Button type="submit">{t("account.save")}</Button>
      </div>
    </DetailForm>
  );
}
