import { Icon } from "../../../ui/media/icon.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { LinkIndex } from "../../sections/link-grid/link-grid.tsx";
import { HeadedSection } from "../../sections/parts/section.tsx";
import type { LoadedServicePage } from "./load-service-page.ts";

/** What goes with it, and the pages before and after it in the order of the hub. */
export function ServiceOnward({ page: { related, previous, next } }: { page: LoadedServicePage }) {
  const { t } = useText();
  if (related.length === 0 && !previous && !next) return null;
  return (
    <HeadedSection id="onward" title={t("service.onward")} tone="sand">
      {related.length > 0 && <LinkIndex links={related} />}
      <nav className="columns columns--2 columns--near above-6 policy-steps" aria-label={t("service.steps")}>
        {previous && (
          <a className="stack gap-2 policy-steps__step" href={previous.href} rel="prev">
            <span className="t13 soft line">
              <Icon name="back" size="small" flip />
              {t("service.previous")}
            </span>
            <span className="d20">{previous.name}</span>
          </a>
        )}
        {next && (
          <a
            className="stack gap-2 policy-steps__step text-end policy-steps__step--next"
            href={next.href}
            rel="next"
          >
            <span className="t13 soft line">
              {t("service.next")}
              <Icon name="arrow" size="small" flip />
            </span>
            <span className="d20">{next.name}</span>
          </a>
        )}
      </nav>
    </HeadedSection>
  );
}
