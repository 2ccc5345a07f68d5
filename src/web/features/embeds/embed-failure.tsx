import { useText } from "../../../ui/text/text.tsx";
import { PAGE_NOT_FOUND } from "../../frame/errors/page-failure.ts";
import { useLayout } from "../../frame/layouts/layout-context.tsx";

/** In the frame of somebody else's page there is room for a line and a way out, no more. */
export function EmbedFailure({ isMissing }: { isMissing: boolean }) {
  const { t } = useText();
  const { edition, brand } = useLayout();
  const title = t(isMissing ? "error.notFound" : "error.titleUnavailable");
  return (
    <section className="embed-part stack gap-5">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="d25">{title}</h1>
      {isMissing && title !== PAGE_NOT_FOUND && (
        <p className="t13 soft" lang="en" dir="ltr">
          {PAGE_NOT_FOUND}
        </p>
      )}
      <p>
        <a className="go" href={`/${edition.region}`} target="_top">
          {t("embed.more", { brand: brand.name })}
        </a>
      </p>
    </section>
  );
}
