import type { getLeadDetails } from "../../../../../contracts/calls/leads/lead-details.ts";
import type { CallAnswer } from "../../../../../contracts/define-call.ts";
import type { RefillField } from "../../../../../contracts/leads/refill-fields.ts";
import { firstNameOf } from "../../../../../contracts/mask-contact.ts";
import { COUNTRY_TIME, wallTime } from "../../../../../editions/country-time.ts";
import { dayWords } from "../../../../../editions/day-words.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import { SCOPES } from "../../../../features/leads/forms/scopes.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import type { DetailsAnswer } from "../refill-answer.ts";
import DetailsForm from "./details-form.island.tsx";

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
  const name = firstNameOf(lead.name);
  const isComplete = missing.length === 0;
  return (
    <section className="sec">
      <div className="wrap">
        <h1 className="d56">{name === "" ? t("refill.title") : t("refill.welcome", { name })}</h1>
        <p className="t20 soft measure refill__lede">
          {t(isComplete ? "refill.ledeComplete" : "refill.ledeMissing")}
        </p>
        <div className="split refill">
          {isKnown(lead) && (
            <div className="stack gap-4">
              <h2 className="d25">{t("refill.known")}</h2>
              <KnownList lead={lead} />
              <p className="t13 soft">{t("refill.knownNote")}</p>
            </div>
          )}
          <div className="split__sheet">
            <h2 className="d25">{t(isComplete ? "refill.where" : "refill.missing")}</h2>
            <DetailsForm q={q} missing={missing} answer={answer} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** A gateway of someone else may tell nothing of whose link it is. */
function isKnown(lead: KnownLead): boolean {
  return Object.values(lead).some((value) => value);
}

function KnownList({ lead }: { lead: KnownLead }) {
  const { t } = useText();
  const { edition } = usePage();
  const scope = SCOPES[edition.country].find(({ value }) => value === lead.scope);
  const rows: [label: string, value: string | null][] = [
    [t("refill.name"), lead.name],
    [t("lead.mobile"), lead.phone],
    [t("lead.email"), lead.email],
    [t(`serviceability.code.${edition.country}`), lead.pincode],
    [t("lead.property"), lead.property_name],
    [t("lead.scope"), scope ? t(scope.label) : lead.scope],
    [t("refill.since"), lead.created_at && dayOf(lead.created_at, edition)],
  ];
  return (
    <dl className="refill__list pairs">
      {rows.map(
        ([label, value]) =>
          value && (
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

function dayOf(time: string, { country, language }: Edition): string {
  return dayWords(wallTime(new Date(time), COUNTRY_TIME[country].timeZone).day, language);
}
