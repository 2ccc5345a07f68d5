import { Button } from "../../../../ui/forms/button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { island } from "../../../frame/islands/island.tsx";
import { useCopied } from "../../../frame/use-copied.ts";

export default island("copy-button", CopyButton, { when: "intent" });

function CopyButton({ url }: { url: string }) {
  const { t } = useText();
  const [isCopied, copy] = useCopied(url);
  return (
    <Button look="line" icon="copy" onClick={copy}>
      <span aria-live="polite">{isCopied ? t("design.copied") : t("design.copyLink")}</span>
    </Button>
  );
}
