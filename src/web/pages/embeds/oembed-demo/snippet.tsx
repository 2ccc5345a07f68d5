import { Button } from "../../../../ui/forms/button.tsx";
import { useText } from "../../../../ui/text/text.tsx";

/** A line of code to take along. */
export function Snippet({ name, code }: { name: string; code: string }) {
  const { t } = useText();
  return (
    <div className="line snippet">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line is scrolled by key too */}
      <pre dir="ltr" tabIndex={0}>
        <code>{code}</code>
      </pre>
      <Button look="quiet" size="small" icon="copy" data-done={t("embed.demoCopied")}>
        {t("embed.demoCopy")}
        <span className="sr"> {name}</span>
      </Button>
    </div>
  );
}
