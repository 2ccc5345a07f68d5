import type { ReactNode } from "react";
import { Checkbox } from "../../../../ui/forms/checkbox.tsx";
import { Chips } from "../../../../ui/forms/choice-group.tsx";
import { PhoneField } from "../../../../ui/forms/phone-field.tsx";
import { TextInput } from "../../../../ui/forms/text-input.tsx";
import { Icon } from "../../../../ui/media/icon.tsx";
import { type MessageKey, useText } from "../../../../ui/text/text.tsx";
import { useDocument } from "../../../frame/document-context.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { PincodeField } from "../../serviceability/pincode-field.tsx";
import { PropertyField } from "../../serviceability/property-field.tsx";
import { dialCodesFor } from "./dial-codes.ts";
import { WHATSAPP_ONLY } from "./read-lead-form.ts";
import { SCOPES } from "./scopes.ts";
import type { LeadFormField, LeadSurface } from "./surfaces.ts";

export interface LeadFieldFacts {
  surface: LeadSurface;
  required: readonly string[];
  /** What was typed before and is given back, by the names of the inputs. */
  values?: Readonly<Record<string, string>> | undefined;
  /** What is wrong with it, by the same names. */
  errors?: Readonly<Record<string, string>> | undefined;
}

/** The fields of a surface in their order. */
export function LeadFields({ fields, ...facts }: LeadFieldFacts & { fields: readonly LeadFormField[] }) {
  return fields.map((field) => {
    const View = FIELD_VIEWS[field];
    return <View key={field} {...facts} />;
  });
}

/** The id of an input: several forms may stand on a page. */
export function leadInputId(surface: LeadSurface, name: string): string {
  return `lead-${surface}-${name}`;
}

const FIELD_VIEWS: Record<LeadFormField, (facts: LeadFieldFacts) => ReactNode> = {
  name: NameField,
  phone: MobileField,
  email: EmailField,
  pincode: (facts) => <PincodeField {...inputOf("pincode", facts)} />,
  property: BuildingField,
  addBuilding: AddBuilding,
  bestTime: BestTimeField,
  scope: ScopeField,
  whatsapp: WhatsAppField,
};

function NameField(facts: LeadFieldFacts) {
  const { t } = useText();
  return <TextInput {...inputOf("name", facts)} label={t("lead.name")} autoComplete="name" maxLength={80} />;
}

function MobileField(facts: LeadFieldFacts) {
  const { t } = useText();
  const { edition } = usePage();
  const dialCodes = dialCodesFor(edition.country);
  const chosen = dialCodes.find((code) => code === facts.values?.dialCode);
  return (
    <PhoneField
      {...inputOf("phone", facts)}
      label={t("lead.mobile")}
      hint={t("lead.mobileWhy")}
      dialCodes={dialCodes}
      {...(chosen && { dialCode: chosen })}
      maxLength={32}
    />
  );
}

function EmailField(facts: LeadFieldFacts) {
  const { t } = useText();
  return (
    <TextInput
      {...inputOf("email", facts)}
      type="email"
      dir="ltr"
      label={t("lead.email")}
      hint={t("lead.emailWhy")}
      autoComplete="email"
      maxLength={254}
    />
  );
}

function BuildingField(facts: LeadFieldFacts) {
  const { values } = facts;
  return (
    <PropertyField
      {...inputOf("property_name", facts)}
      optional
      placeId={values?.google_place_id}
      city={values?.city}
    />
  );
}

function AddBuilding(facts: LeadFieldFacts) {
  const { t } = useText();
  return (
    <details className="lead-form__more" open={Boolean(facts.values?.property_name)}>
      <summary>
        <Icon name="plus" size="small" />
        <span>{t("lead.addBuilding")}</span>
      </summary>
      <BuildingField {...facts} />
    </details>
  );
}

const BEST_TIMES = [
  ["morning", "lead.morning"],
  ["afternoon", "lead.afternoon"],
  ["evening", "lead.evening"],
  [WHATSAPP_ONLY, "lead.whatsappOnly"],
] as const satisfies readonly (readonly [string, MessageKey])[];

function BestTimeField({ surface, values }: LeadFieldFacts) {
  const { t } = useText();
  return (
    <Chips
      id={leadInputId(surface, "best-time")}
      name="pact_hours"
      label={t("lead.bestTime")}
      chosen={[values?.pact_hours ?? ""]}
      choices={BEST_TIMES.map(([value, label]) => ({ value, label: t(label) }))}
    />
  );
}

function ScopeField({ surface, values }: LeadFieldFacts) {
  const { t } = useText();
  const { edition } = usePage();
  return (
    <Chips
      id={leadInputId(surface, "scope")}
      className="lead-form__scope"
      name="scope"
      label={t("lead.scope")}
      chosen={[values?.scope ?? ""]}
      choices={SCOPES[edition.country].map(({ value, label }) => ({ value, label: t(label) }))}
    />
  );
}

/** Ticked from the start (LF-16), but for the countries that the settings name. What was sent once is given back as it was. */
function WhatsAppField({ surface, values }: LeadFieldFacts) {
  const { t } = useText();
  const { edition } = usePage();
  const { whatsappConsentOff = [] } = useDocument().site;
  const isOn = values ? values.whatsapp === "yes" : !whatsappConsentOff.includes(edition.country);
  return (
    <Checkbox
      id={leadInputId(surface, "whatsapp")}
      className="lead-form__whatsapp"
      name="whatsapp"
      value="yes"
      defaultChecked={isOn}
      label={t("lead.whatsapp")}
    />
  );
}

function inputOf(name: string, { surface, required, values, errors }: LeadFieldFacts) {
  return {
    id: leadInputId(surface, name),
    name,
    required: required.includes(name),
    defaultValue: values?.[name],
    error: errors?.[name],
  };
}
