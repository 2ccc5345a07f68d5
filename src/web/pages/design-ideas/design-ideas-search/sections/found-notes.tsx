import { useText } from "../../../../../ui/text/text.tsx";
import type { FoundDesigns } from "../find-designs.ts";

/** How many there are, and honestly what they were found by. */
export function FoundNotes({ found, keyword }: { found: FoundDesigns | undefined; keyword: string }) {
  const { t } = useText();
  if (!found || found.total === 0) return null;
  const { total, isTotalExact, correctedQuery, isRelaxed } = found;
  return (
    <div className="search-head__notes stack gap-1">
      <p className="t20 soft">
        {total === 1
          ? t("search.one")
          : t(isTotalExact ? "search.total" : "search.atLeast", { count: total })}
      </p>
      {correctedQuery && (
        <p className="t15">{t("search.corrected", { keyword, corrected: correctedQuery })}</p>
      )}
      {isRelaxed && <p className="t15">{t("search.relaxed")}</p>}
    </div>
  );
}
