import type { ReferPage } from "../../../../../contracts/documents/refer-page.ts";
import { ButtonLink } from "../../../../../ui/forms/button.tsx";
import { fillPlaceholders, useText } from "../../../../../ui/text/text.tsx";
import CopyButton from "../../../../features/design-ideas/designs/copy-button.island.tsx";
import { useLayout } from "../../../../frame/layouts/layout-context.tsx";

interface ThanksProps {
  refer: ReferPage;
  name: string;
  friend: string;
  /** The referrer's own, to be passed on; a host that keeps referrals need not give one. */
  link: string | undefined;
}

/** It has arrived, what happens now, and a link for every other friend. */
export function ThanksSection({ refer, name, friend, link }: ThanksProps) {
  const { t } = useText();
  const { path } = useLayout();
  return (
    <section className="sec" data-refer-thanks="">
      <div className="wrap wrap--narrow stack gap-4 stack--start">
        <h1 className="d56">{t("refer.thanks", { name })}</h1>
        <p className="t20 soft measure">{t("refer.thanksText", { friend })}</p>
        {link && <ReferrerLink refer={refer} link={link} />}
        <a className="link" href={path}>
          {t("refer.another")}
        </a>
      </div>
    </section>
  );
}

function ReferrerLink({ refer, link }: { refer: ReferPage; link: string }) {
  const { t } = useText();
  const message = fillPlaceholders(refer.shareText, { link });
  return (
    <div className="split__sheet break-words refer-thanks">
      <p className="strong" id="refer-link-label">
        {t("refer.yourLink")}
      </p>
      <p className="refer-thanks__address" dir="ltr">
        <a className="link" href={link} aria-describedby="refer-link-label">
          {link}
        </a>
      </p>
      <div className="row refer-thanks__ways">
        <ButtonLink
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          icon="talk"
          target="_blank"
          rel="noopener"
        >
          {t("refer.byWhatsApp")}
        </ButtonLink>
        <CopyButton url={link} />
      </div>
      <blockquote className="t15 soft">{message}</blockquote>
    </div>
  );
}
