import { Icon } from "../../../ui/media/icon.tsx";
import { useText } from "../../../ui/text/text.tsx";
import "./share-menu.css";

interface ShareMenuProps {
  /** The whole address, as it is known everywhere. */
  url: string;
  title: string;
}

const ID = "share-menu";

/** Sends a page to somebody. The browser's own way takes its place where there is one. */
export function ShareMenu({ url, title }: ShareMenuProps) {
  const { t } = useText();
  const text = encodeURIComponent(`${title} ${url}`);
  return (
    <div className="share">
      <button
        type="button"
        className="share__open"
        popoverTarget={ID}
        data-share={JSON.stringify({ url, title })}
      >
        <Icon name="share" />
        <span>{t("design.share")}</span>
      </button>
      <div className="share__menu" id={ID} popover="auto">
        <button
          type="button"
          className="share__way share__copy"
          data-share-copy={url}
          data-share-done={t("design.copied")}
        >
          <Icon name="copy" />
          <span aria-live="polite">{t("design.copyLink")}</span>
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
