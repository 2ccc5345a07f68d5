import { Button } from "../../../ui/forms/button.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { addressOf } from "../../../urls/links.ts";
import { usePage } from "../../frame/islands/page-context.ts";

/** Puts the plan to a kept estimate. It is the estimate's page that asks for the key. */
export function KeepPlan({ estimate, plan }: { estimate: string; plan: string }) {
  const { t } = useText();
  const { region } = usePage().edition;
  return (
    <form method="post" action={addressOf(region, "estimate", { estimateCode: estimate })}>
      <input type="hidden" name="do" value="plan" />
      <input type="hidden" name="plan" value={plan} />
      <Button type="submit">{t("planner.keep", { code: estimate })}</Button>
    </form>
  );
}
