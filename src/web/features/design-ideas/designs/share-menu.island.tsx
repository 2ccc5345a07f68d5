import type { MouseEvent } from "react";
import { Icon } from "../../../../ui/media/icon.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { island } from "../../../frame/islands/island.tsx";
import { useCopied } from "../../../frame/use-copied.ts";
import { useSharedUrl } from "./shared-url.ts";
import "./designs.css";

const ID = "share-menu";

/** The menu opens and its links lead on without it. */
export default island("share-menu", ShareMenu, { when: "intent" });

/** Sends a page to somebody. The browser's own way takes its place where there is one. */
function ShareMenu({ url: served, title }: { url: string; title: string }) {
  const { t } = useText();
  const url = useSharedUrl(served);
  const [isCopied, copy] = useCopied(url);
  const text = encodeURIComponent(`${title} ${url}`);
  const shareByDevice = (event: MouseEvent) => {
    if (!isPhone() || !("share" in navigator)) return;
    event.preventDefault();
    // Whoever closes the sheet has changed their mind, and that is all.
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

/** On a wide screen the sheet of the system is the longer way. */
function isPhone(): boolean {
  return matchMedia("(hover: none)").matches;
}
