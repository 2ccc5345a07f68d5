import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { guideFor } from "./guide.ts";
import "./guide-download.css";

/** The guide that a lead was left for. A plain link: the script only adds that a failure is told in its place. */
export function GuideDownload({ ctaType }: { ctaType: string | null | undefined }) {
  const { t } = useText();
  const guide = guideFor(ctaType);
  if (!guide) return null;
  const { href, title, pages, filePath, fileName } = guide;
  return (
    <div className="guide-download beside">
      <p>
        <b lang="en">{title}</b>
        <br />
        <span className="t15 soft">{t("guide.facts", { pages })}</span>
      </p>
      <ButtonLink
        look="line"
        icon="download"
        href={href}
        download={`${fileName}.pdf`}
        data-download-file={JSON.stringify({ filePath, fileName })}
        data-download-failed={t("guide.failed")}
      >
        {t("guide.download")}
      </ButtonLink>
      <p className="t13 guide-download__note" role="status" data-download-note="" />
    </div>
  );
}
