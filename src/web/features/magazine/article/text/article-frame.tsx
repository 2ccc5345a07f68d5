import { Icon } from "../../../../../ui/media/icon.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import type { FramePart } from "../read-article.ts";

/**
 * A film of another host. A lazy frame inside of details that are closed is not asked for: nothing of that host is loaded
 * before somebody opens it, and no script is needed for that.
 */
export function ArticleFrame({ src, title, host }: Omit<FramePart, "kind">) {
  const { t } = useText();
  const name = title || t("article.film");
  return (
    <details className="well no-print article-frame">
      <summary className="beside">
        <span className="article-frame__play center">
          <Icon name="play" />
        </span>
        <span>
          <span className="d20">{name}</span>
          <span className="t13 soft">{t("article.playsFrom", { host })}</span>
        </span>
      </summary>
      <iframe
        src={src}
        title={name}
        loading="lazy"
        allow="fullscreen; picture-in-picture; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </details>
  );
}
