import type { PrivacyChange } from "../../../../../contracts/customer/profile-record.ts";
import { COUNTRY_TIME, wallTime } from "../../../../../editions/country-time.ts";
import { dateWords, timeWords } from "../../../../../editions/day-words.ts";
import { LANGUAGES } from "../../../../../editions/languages.ts";
import { type Text, useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import "./changes.css";

/** When what was chosen, newest first: what somebody says they never allowed can be looked up. */
export function Changes({ changes }: { changes: readonly PrivacyChange[] }) {
  const text = useText();
  const { edition } = usePage();
  const { timeZone } = COUNTRY_TIME[edition.country];
  if (changes.length === 0) return null;
  return (
    <section className="stack gap-4">
      <h2 className="d25">{text.t("profileNotify.changes")}</h2>
      <ol className="changes ruled-list">
        {changes.map(({ at, of, to }) => {
          const { day, minutes } = wallTime(new Date(at), timeZone);
          return (
            <li key={`${at} ${of}`}>
              <time className="t15 soft" dateTime={at}>
                {dateWords(day, text.language) +
                  LANGUAGES[text.language].comma +
                  timeWords(minutes, text.language)}
              </time>
              <span>{changeWords({ at, of, to }, text)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function changeWords({ of, to }: PrivacyChange, { t }: Text): string {
  if (typeof to !== "boolean") return `${t("pact.frequencyLabel")}: ${t(`pact.frequency.${to}`)}`;
  if (of === "is_black") return t(to ? "profileNotify.change.stopped" : "profileNotify.change.resumed");
  if (of === "frequency") return t("pact.frequencyLabel");
  const channel = t(`profileNotify.channel.${of}`);
  return t(to ? "profileNotify.change.on" : "profileNotify.change.off", { channel });
}
