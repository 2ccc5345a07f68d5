import type { getLeadDetails } from "../../../../../contracts/calls/leads/lead-details.ts";
import type { CallAnswer } from "../../../../../contracts/define-call.ts";
import type { RefillField } from "../../../../../contracts/leads/refill-fields.ts";
import { firstNameOf } from "../../../../../contracts/mask-contact.ts";
import { COUNTRY_TIME, wallTime } from "../../../../../editions/country-time.ts";
import { dayWords } from "../../../../../editions/day-words.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import { SCOPES } from "../../../../features/leads/forms/scopes.ts";
import { CODE_LABELS } from "../../../../features/serviceability/pincode-field.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import type { DetailsAnswer } from "../refill-answer.ts";
import { DetailsForm } from "./details-form.tsx";
import "./details.css";

/** Numbers and addresses read from left to right, also with stars in them. */
const ALWAYS_LTR = /^[+*\d]|@/;

type KnownLead = CallAnswer<typeof getLeadDetails>["lead"];

interface DetailsProps {
  q: string;
  lead: KnownLead;
  missing: readonly RefillField[];
  answer: DetailsAnswer | undefined;
}

/** What we know on the one side, what we do not on the other. */
export function DetailsSection({ q, lead, missing, answer }: DetailsProps) {
  const { t } = useText();
  const isComplete = missing.length === 0;
  return (
    <section className="sec">
      <div className="wrap">
        <h1 className="d56">{t("refill.welcome", { name: firstNameOf(lead.name) })}</h1>
        <p className="t20 soft measure refill__lede">
          {t(isComplete ? "refill.ledeComplete" : "refill.ledeMissing")}
        </p>
        <div className="split refill">
          <div className="stack stack--4">
            <h2 className="d25">{t("refill.known")}</h2>
            <KnownList lead={lead} />
            <p className="t13 soft">{t("refill.knownNote")}</p>
          </div>
          <div className="split__sheet">
            <h2 className="d25">{t(isComplete ? "refill.where" : "refill.missing")}</h2>
            <DetailsForm q={q} missing={missing} answer={answer} />
          </div>
        </div>
      </div>
    </section>
  );
}

function KnownList({ lead }: { lead: KnownLead }) {
  const { t } = useText();
  const { edition } = usePage();
  const scope = SCOPES[edition.country].find(({ value }) => value === lead.scope);
  const { day } = wallTime(new Date(lead.created_at), COUNTRY_TIME[edition.country].timeZone);
  const rows: [label: string, value: string | null][] = [
    [t("refill.name"), lead.name],
    [t("lead.mobile"), lead.phone],
    [t("lead.email"), lead.email],
    [t(CODE_LABELS[edition.country]), lead.pincode],
    [t("lead.property"), lead.property_name],
    [t("lead.scope"), scope ? t(scope.label) : lead.scope],
    [t("refill.since"), dayWords(day, edition.language)],
  ];
  return (
    <dl className="refill__list pairs">
      {rows.map(
        ([label, value]) =>
          value !== null && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi dir={ALWAYS_LTR.test(value) ? "ltr" : undefined}>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
