import type { RuleFact, RuleSource } from "../../../../contracts/documents/planning/building-rules.ts";
import { useText } from "../../../../ui/text/text.tsx";
import "./rules.css";

interface BasisTagProps {
  basis: RuleFact["basis"];
  /** Where it stands; nothing for what is not known. */
  source?: string | undefined;
  sources: readonly RuleSource[];
  /** The page that lists them, where it is another one. */
  listedAt?: string | undefined;
}

const LOOKS = {
  rule: "tag tag--ok",
  usual: "tag rule-tag",
  ours: "tag rule-tag",
  unknown: "tag tag--warn",
} as const;

/** How sure we are of a thing, and the number of its source. */
export function BasisTag({ basis, source, sources, listedAt = "" }: BasisTagProps) {
  const { t } = useText();
  const place = sources.findIndex(({ id }) => id === source);
  return (
    <span className="basis">
      <span className={LOOKS[basis]}>{t(`rules.basis.${basis}`)}</span>
      {place >= 0 && (
        <a
          className="strong t13 basis__source"
          href={`${listedAt}#source-${source}`}
          aria-label={t("rules.sourceNumber", { n: place + 1 })}
        >
          <bdi>{place + 1}</bdi>
        </a>
      )}
    </span>
  );
}

/** What is said, or whom to ask. */
export function FactText({ fact }: { fact: RuleFact }) {
  const { t } = useText();
  if (fact.basis !== "unknown") return <>{fact.says}</>;
  return (
    <>
      <b>{t("rules.ask")}</b> {fact.ask}
    </>
  );
}
