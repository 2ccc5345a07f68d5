import { Button } from "../../../../../ui/forms/button.tsx";
import { TextInput } from "../../../../../ui/forms/text-input.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";

/** Asks for a post code, and the page that knows them answers. */
export function PincodeCheck({ pincode }: { pincode: string }) {
  const { t } = useText();
  const action = linkTo(usePage().edition, "interior-designer-near-me");
  if (!action) return null;
  return (
    <form className="stack stack--start" action={action} method="get">
      <h2 className="d32">{t("locality.checkTitle")}</h2>
      <TextInput
        name="pincode"
        label={t("serviceability.code.in")}
        defaultValue={pincode}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={16}
        required
      />
      <Button type="submit" look="line">
        {t("nearMe.check")}
      </Button>
    </form>
  );
}
