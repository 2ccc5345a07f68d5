import { type MouseEvent, useState } from "react";
import { browserFile } from "../../../../contracts/browser/browser-file.ts";
import { type StaticFile, staticFileAddress } from "../../../../contracts/static-file.ts";
import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { island } from "../../../frame/islands/island.tsx";

/** A plain link. When hydrated it saves the file without leaving the page and shows a failure beside the link. */
export default island(
  "download-link",
  function DownloadLink({ filePath, fileName }: StaticFile) {
    const { t } = useText();
    const [hasFailed, setFailed] = useState(false);
    const download = async (event: MouseEvent) => {
      event.preventDefault();
      setFailed(false);
      try {
        await downloadFile({ filePath, fileName });
      } catch {
        // The error is already reported; the visitor needs to see what to do.
        setFailed(true);
      }
    };
    return (
      <>
        <ButtonLink
          look="line"
          icon="download"
          href={staticFileAddress({ filePath, fileName })}
          download={`${fileName}.pdf`}
          data-held=""
          onClick={download}
        >
          {t("guide.download")}
        </ButtonLink>
        <p className="t13 hide-empty bad all-columns guide-download__note" role="status">
          {hasFailed && t("guide.failed")}
        </p>
      </>
    );
  },
  { when: "intent" },
);

export async function downloadFile(file: StaticFile): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await browserFile(file));
  link.download = `${file.fileName}.pdf`;
  link.click();
  URL.revokeObjectURL(link.href);
}
