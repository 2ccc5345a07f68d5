import type { MouseEvent } from "react";
import { Icon } from "../../../../ui/media/icon.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { island } from "../../../frame/islands/island.tsx";
import { useCopied } from "../../../frame/use-copied.ts";
import { useSharedUrl } from "./shared-url.ts";
import "./designs.css";

const ID = "share-menu";

/** The menu and its links also work without this island. */
export default island("share-menu", ShareMenu, { when: "intent" });

/** Shares a page. On phones the browser's own share dialog is used if it exists. */
function ShareMenu({ url: served, title }: { url: string; title: string }) {
  const { t } = useText();
  const url = useSharedUrl(served);
  const [isCopied, copy] = useCopied(url);
  const text = encodeURIComponent(`${title} ${url}`);
  const shareByDevice = (event: MouseEvent) => {
    if (!isPhone() || !("share" in navigator)) return;
    event.preventDefault();
    // A visitor who closes the share dialog rejects the promise, which is not an error.
    navigator.share({ url, title }).catch(() => undefined);
  };
  return (
    <div className="share">
      <button
        type="button"
        className="strong hover-accent t15 share__open"
        popoverTarget={ID}
        onClick={shareByDevice}
      >
        <Icon name="share" />
        <span>{t("design.share")}</span>
      </button>
      <div className="box share__menu" id={ID} popover="auto">
        <button type="button" className="share__way needs-script" onClick={copy}>
          <Icon name="copy" />
          <span aria-live="polite">{isCopied ? t("design.copied") : t("design.copyLink")}</span>
        </button>
        <a className="share__way" href={`https://wa.me/?text=${text}`} target="_blank" rel="noopener">
          <Icon name="talk" />
          {t("design.byWhatsApp")}
        </a>
        <a className="share__way" href={`mailto:?subject=${encodeURIComponent(title)}&body=${text}`}>
          <Icon name="mail" />
          {t("design.byMail")}
        </a>
      </div>
    </div>
  );
}

/** On a wide screen our menu takes fewer steps than the share dialog of the system. */
function isPhone(): boolean {
  return matchMedia("(hover: none)").matches;
}
