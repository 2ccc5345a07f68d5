import { Fragment, type ReactNode } from "react";
import { CONSENT_VERSION } from "../../../../contracts/leads/consent-versions.ts";
import { Checkbox } from "../../../../ui/forms/checkbox.tsx";
import { Chips } from "../../../../ui/forms/choice-group.tsx";
import { PhoneField } from "../../../../ui/forms/phone-field.tsx";
import { TextInput } from "../../../../ui/forms/text-input.tsx";
import { Icon } from "../../../../ui/media/icon.tsx";
import { type MessageKey, useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { PincodeField } from "../../places/serviceability/pincode-field.tsx";
import { PropertyField } from "../../places/serviceability/property-field.tsx";
import type { LeadFormAtWork } from "../engine/use-lead-form.ts";
import { VisitField } from "../visits/visit-field.tsx";
import type { VisitOffer } from "../visits/visit-offer.ts";
import { dialCodesFor } from "./dial-codes.ts";
import type { LeadFacts } from "./lead-facts.ts";
import { WHATSAPP_ONLY } from "./read-lead-form.ts";
import { SCOPES } from "./scopes.ts";
import type { LeadFormField } from "./surfaces.ts";

interface FieldFacts {
  lead: LeadFormAtWork;
  facts: LeadFacts;
  values?: Readonly<Record<string, string>> | undefined;
  visit?: VisitOffer | undefined;
}

interface LeadFieldsProps extends FieldFacts {
  fields: readonly LeadFormField[];
  folded?: FoldedFields | undefined;
}

export function LeadFields({ fields, folded, ...rest }: LeadFieldsProps) {
  return fields.map((field) => {
    if (folded?.fields.includes(field))
      // The first folded field carries all of them.
      return field === folded.fields[0] && <MoreFields key="more" folded={folded} {...rest} />;
    const View = FIELD_VIEWS[field];
    return <View key={field} {...rest} />;
  });
}

interface FoldedFields {
  fields: readonly LeadFormField[];
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

function MoreFields({ folded, ...rest }: FieldFacts & { folded: FoldedFields }) {
  const { t } = useText();
  const { fields, isOpen, onToggle } = folded;
  return (
    <details
      className="lead-form__more"
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>
        <Icon name="plus" size="small" />
        <span>{t("lead.more")}</span>
      </summary>
      <div className="stack stack--fields">
        <LeadFields fields={fields} {...rest} />
      </div>
    </details>
  );
}

const FIELD_VIEWS: Record<LeadFormField, (facts: FieldFacts) => ReactNode> = {
  visit: VisitPart,
  name: NameField,
  phone: MobileField,
  email: EmailField,
  pincode: ({ lead }) => <PincodeField {...lead.field("pincode")} />,
  property: BuildingField,
  bestTime: BestTimeField,
  scope: ScopeField,
  whatsapp: WhatsAppField,
};

function VisitPart({ lead, visit, values }: FieldFacts) {
  if (!visit) return null;
  return <VisitField offer={visit} values={values} {...lead.field("ec_visit_timing")} />;
}

function NameField({ lead }: FieldFacts) {
  const { t } = useText();
  return <TextInput {...lead.field("name")} label={t("lead.name")} autoComplete="name" maxLength={80} />;
}

function MobileField({ lead, values }: FieldFacts) {
  const { t } = useText();
  const { edition } = usePage();
  const dialCodes = dialCodesFor(edition.country);
  const chosen = dialCodes.find((code) => code === values?.dialCode);
  return (
    <PhoneField
      {...lead.field("phone")}
      label={t("lead.mobile")}
      hint={t("lead.mobileWhy")}
      dialCodes={dialCodes}
      {...(chosen && { dialCode: chosen })}
      maxLength={32}
    />
  );
}

function EmailField({ lead }: FieldFacts) {
  const { t } = useText();
  return (
    <TextInput
      {...lead.field("email")}
      type="email"
      dir="ltr"
      label={t("lead.email")}
      hint={t("lead.emailWhy")}
      autoComplete="email"
      maxLength={254}
    />
  );
}

function BuildingField({ lead, values }: FieldFacts) {
  return (
    <PropertyField
      {...lead.field("property_name")}
      optional
      placeId={values?.google_place_id}
      city={values?.city}
    />
  );
}

const BEST_TIMES = [
  ["morning", "lead.morning"],
  ["afternoon", "lead.afternoon"],
  ["evening", "lead.evening"],
  [WHATSAPP_ONLY, "lead.whatsappOnly"],
] as const satisfies readonly (readonly [string, MessageKey])[];

function BestTimeField({ lead, values }: FieldFacts) {
  const { t } = useText();
  return (
    <Chips
      id={lead.field("best-time").id}
      name="pact_hours"
      label={t("lead.bestTime")}
      chosen={[values?.pact_hours ?? ""]}
      choices={BEST_TIMES.map(([value, label]) => ({ value, label: t(label) }))}
    />
  );
}

function ScopeField({ lead, values }: FieldFacts) {
  const { t } = useText();
  const { edition } = usePage();
  return (
    <Chips
      id={lead.field("scope").id}
      className="lead-form__scope"
      name="scope"
      label={t("lead.scope")}
      chosen={[values?.scope ?? ""]}
      choices={SCOPES[edition.country].map(({ value, label }) => ({ value, label: t(label) }))}
    />
  );
}

/** A submitted value is restored as it was sent. */
function WhatsAppField({ lead, facts, values }: FieldFacts) {
  const { t } = useText();
  return (
    <Checkbox
      id={lead.field("whatsapp").id}
      className="lead-form__whatsapp"
      name="whatsapp"
      value="yes"
      defaultChecked={values ? values.whatsapp === "yes" : facts.isWhatsappOn}
      label={t("lead.whatsapp")}
    />
  );
}

interface ConsentProps {
  facts: Pick<LeadFacts, "privacy" | "terms">;
  hidden?: boolean;
}

/** The exact consent text; a lead stores the version of this text. */
export function ConsentLine({ facts: { privacy, terms }, hidden }: ConsentProps) {
  const { t } = useText();
  const links = [
    { words: t("consent.privacyWords"), href: privacy },
    { words: t("consent.termsWords"), href: terms },
  ];
  const pieces = links.reduce<string[]>(
    (parts, { words }) => parts.flatMap((part) => splitAt(part, words)),
    [t(`consent.${CONSENT_VERSION}`)],
  );
  return (
    <p className="pretty lead-form__consent t13 soft" hidden={hidden}>
      {pieces.map((piece) => {
        const href = links.find(({ words }) => words === piece)?.href;
        return href ? (
          <a key={piece} className="link" href={href}>
            {piece}
          </a>
        ) : (
          <Fragment key={piece}>{piece}</Fragment>
        );
      })}
    </p>
  );
}

function splitAt(text: string, words: string): string[] {
  const start = text.indexOf(words);
  if (start < 0) return [text];
  return [text.slice(0, start), words, text.slice(start + words.length)].filter((piece) => piece !== "");
}
