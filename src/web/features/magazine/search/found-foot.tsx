import type { MouseEventHandler } from "react";
import { Button, ButtonLink } from "../../../../ui/forms/button.tsx";
import { useText } from "../../../../ui/text/text.tsx";

interface FoundFootProps {
  seen: number;
  total: number;
  /** Where not all are counted: a round number that there are more of. */
  moreThan: number | undefined;
  /** How many the next page brings at most. */
  pageSize: number;
  /** Of the next page. */
  href: string;
  hasFailed: boolean;
  onMore: () => void;
  onFollow: MouseEventHandler<HTMLAnchorElement>;
}

/** How much one has seen of a list, and the way on. */
export function FoundFoot({
  seen,
  total,
  moreThan,
  pageSize,
  href,
  hasFailed,
  onMore,
  onFollow,
}: FoundFootProps) {
  const { t } = useText();
  return (
    <div className="pad-above-5 found__foot stack stack--center">
      <p className="t15 soft" role="status">
        {moreThan === undefined || seen > moreThan
          ? t("gallery.seen", { to: seen, total })
          : t("gallery.seenOfMore", { to: seen, total: moreThan.toLocaleString("en") })}
      </p>
      {hasFailed && (
        <div className="stack gap-2 stack--center" role="alert">
          <p className="t15">{t("gallery.failedAny")}</p>
          <Button look="line" onClick={onMore}>
            {t("gallery.retry")}
          </Button>
        </div>
      )}
      {!hasFailed && seen < total && (
        <ButtonLink look="line" href={href} onClick={onFollow} data-held="">
          {t("gallery.more", { count: Math.min(pageSize, total - seen) })}
        </ButtonLink>
      )}
    </div>
  );
}
