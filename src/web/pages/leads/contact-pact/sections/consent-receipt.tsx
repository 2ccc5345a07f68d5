import { useText } from "../../../../../ui/text/text.tsx";
import type { LoadedPact } from "../../../../features/visits/load-pact.ts";
import { MomentWords } from "./moment-words.tsx";

/** The receipt of the consent: its words as they stood on the form, their version, the time and the page. */
export function ConsentReceipt({ pact: { lead, country } }: { pact: LoadedPact }) {
  const { t } = useText();
  const { text, version, at, page } = lead.consent;
  return (
    <section className="pact__card stack">
      <h2 className="d20">{t("pact.consentTitle")}</h2>
      {text && (
        <blockquote className="pact__quote t15">
          <bdi>{text}</bdi>
        </blockquote>
      )}
      <dl className="t15 pact__facts stack gap-2">
        <div>
          <dt>{t("pact.consentTime")}</dt>
          <dd>
            <MomentWords at={at} country={country} />
          </dd>
        </div>
        {page && (
          <div>
            <dt>{t("pact.consentPage")}</dt>
            <dd>
              <bdi dir="ltr">{page}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{t("pact.consentVersion")}</dt>
          <dd>
            <bdi dir="ltr">{version}</bdi>
          </dd>
        </div>
      </dl>
    </section>
  );
}
