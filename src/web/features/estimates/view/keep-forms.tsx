import { Button } from "../../../../ui/forms/button.tsx";
import { useText } from "../../../../ui/text/text.tsx";

interface KeepFormsProps {
  isOwner: boolean;
  /** Of the next version. */
  number: number;
  choices: string;
  calculator: string;
  /** Of the estimate, and of the page that keeps new ones. */
  links: { self: string; keep: string };
}

/** Its owner keeps the change as the next version; everybody else as an estimate of their own. */
export function KeepForms({ isOwner, number, choices, calculator, links }: KeepFormsProps) {
  const { t } = useText();
  return (
    <div className="row estimate__keep">
      {isOwner && (
        <form method="post" action={links.self}>
          <input type="hidden" name="do" value="change" />
          <input type="hidden" name="choices" value={choices} />
          <Button type="submit">{t("estimate.keepVersion", { number })}</Button>
        </form>
      )}
      <form method="post" action={links.keep}>
        <input type="hidden" name="calculator" value={calculator} />
        <input type="hidden" name="choices" value={choices} />
        <Button type="submit" look="line">
          {t("estimate.keepOwn")}
        </Button>
      </form>
      {!isOwner && <p className="t15 soft">{t("estimate.notOwner")}</p>}
    </div>
  );
}
