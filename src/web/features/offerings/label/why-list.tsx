import { Icon } from "../../../../ui/media/icon.tsx";
import type { IconName } from "../../../../ui/media/icon-paths.ts";
import { useText } from "../../../../ui/text/text.tsx";
import type { Verdict, Why } from "./why-this-one.ts";

const MARKS: Record<Verdict, IconName> = { yes: "check", care: "alert", no: "close" };

/** A verdict for each use, and the one reason for it. */
export function WhyList({ whys }: { whys: readonly Why[] }) {
  const { t } = useText();
  return (
    <dl className="label__whys">
      {whys.map(({ use, verdict, because }) => {
        const { reason, rating } = because;
        const values = { reason: t(reason) };
        return (
          <div key={use}>
            <dt>
              {t(`label.for-${use}`)}{" "}
              <span className={`label__verdict label__verdict--${verdict}`}>
                <Icon name={MARKS[verdict]} size="small" />
                {t(`label.verdict-${verdict}`)}
              </span>
            </dt>
            <dd className="t15">
              {rating
                ? t("label.becauseRated", { ...values, name: t(`label.${rating.of}`), rating: rating.value })
                : t("label.because", values)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
