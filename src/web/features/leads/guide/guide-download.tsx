import { useText } from "../../../../ui/text/text.tsx";
import DownloadLink from "./download-link.island.tsx";
import { guideFor } from "./guide.ts";
import "./leads-guide.css";

export function GuideDownload({ ctaType }: { ctaType: string | null | undefined }) {
  const { t } = useText();
  const guide = guideFor(ctaType);
  if (!guide) return null;
  const { title, pages, filePath, fileName } = guide;
  return (
    <div className="pad-4 guide-download beside">
      <p>
        <b lang="en">{title}</b>
        <br />
        <span className="t15 soft">{t("guide.facts", { pages })}</span>
      </p>
      <DownloadLink filePath={filePath} fileName={fileName} />
    </div>
  );
}
