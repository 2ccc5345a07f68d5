import { REGION_NAMES } from "../../../../editions/regions.ts";
import { Button } from "../../../../ui/forms/button.tsx";
import { Chips } from "../../../../ui/forms/choice-group.tsx";
import { Field } from "../../../../ui/forms/field.tsx";
import { Select } from "../../../../ui/forms/select.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { addressOf } from "../../../../urls/links.ts";
import type { DemoLook } from "./demo-look.ts";

const THEMES = [
  ["", "embed.demoThemeClear"],
  ["light", "embed.demoThemeLight"],
  ["sand", "embed.demoThemeSand"],
  ["dark", "embed.demoThemeDark"],
] as const;

const OUR_ACCENT = "b4472a";

/** Shows all of them in other colours or of another country: the same page under another address. */
export function LookForm({ look }: { look: DemoLook }) {
  const { t } = useText();
  return (
    <form className="look-form stack gap-4" method="get" action={addressOf(null, "oembed-demo")}>
      <h2 className="d20">{t("embed.demoLook")}</h2>
      <Chips
        id="demo-theme"
        name="theme"
        label={t("embed.demoTheme")}
        chosen={[look.theme ?? ""]}
        choices={THEMES.map(([value, label]) => ({ value, label: t(label) }))}
      />
      <Select id="demo-region" name="region" label={t("embed.demoRegion")} defaultValue={look.region}>
        {REGION_NAMES.map((region) => (
          <option key={region}>{region}</option>
        ))}
      </Select>
      <Field id="demo-accent" label={t("embed.demoAccent")}>
        {(control) => (
          <input {...control} type="color" name="accent" defaultValue={`#${look.accent ?? OUR_ACCENT}`} />
        )}
      </Field>
      <Button type="submit" look="line" wide>
        {t("embed.demoApply")}
      </Button>
    </form>
  );
}
