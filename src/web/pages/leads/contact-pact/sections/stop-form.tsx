import { Button } from "../../../../../ui/forms/button.tsx";
import { useText } from "../../../../../ui/text/text.tsx";

/** One press, no question back. */
export function StopForm({ path }: { path: string }) {
  const { t } = useText();
  return (
    <form className="pact__stop stack" method="post" action={path}>
      <h2 className="d20">{t("pact.stopTitle")}</h2>
      <p className="t15">{t("pact.stopText")}</p>
      <input type="hidden" name="do" value="stop" />
      <Button type="submit" look="line" icon="close" wide>
        {t("pact.stop")}
      </Button>
    </form>
  );
}
