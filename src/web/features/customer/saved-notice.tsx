import type { ReactNode } from "react";
import { Notice } from "../../../ui/overlay/notice.tsx";
import { useText } from "../../../ui/text/text.tsx";

interface SavedNoticeProps {
  /** What has just been saved. */
  done: ReactNode;
  /** It could not be saved, and what was typed stands where it was. */
  hasFailed?: boolean;
}

/** What became of what somebody has just sent. */
export function SavedNotice({ done, hasFailed = false }: SavedNoticeProps) {
  const { t } = useText();
  if (hasFailed)
    return (
      <Notice tone="bad" announce>
        {t("account.failed")}
      </Notice>
    );
  return done ? (
    <Notice tone="ok" announce>
      {done}
    </Notice>
  ) : null;
}
