import { List, Select, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ErasureCounts } from "../../../contracts/staff/calls/person-schemas.ts";
import { STAFF_COUNTRIES, type StaffCountry, type StaffRight } from "../../../contracts/staff/staff-roles.ts";
import { loadSession } from "../../data/providers.ts";
import { useText } from "../../frame/staff-text.tsx";

/** The contact of a person, as it was typed. It is never a part of an address. */
export interface Named {
  contact: string;
  country: StaffCountry;
}

/** In memory while the member looks at a lead of the person, and gone when the application is closed. */
export const SEARCHED = ["person-searched"];

/** The countries in which the member has a right; undefined until it is known. */
export function useCountries(right: StaffRight): StaffCountry[] | undefined {
  const { data } = useQuery({ queryKey: ["rights-of-member"], queryFn: loadSession, staleTime: 60_000 });
  return data && STAFF_COUNTRIES.filter((country) => data.rights[right]?.includes(country));
}

interface ContactFieldsProps {
  named: Named;
  countries: readonly StaffCountry[];
  onChange: (named: Named) => void;
  error?: string | undefined;
  isNumber?: boolean;
}

export function ContactFields({ named, countries, onChange, error, isNumber = false }: ContactFieldsProps) {
  const { t } = useText();
  return (
    <>
      <TextInput
        label={t(isNumber ? "staff.person.phone" : "staff.people.contact")}
        dir="ltr"
        value={named.contact}
        onChange={({ currentTarget }) => onChange({ ...named, contact: currentTarget.value })}
        error={error}
        maxLength={254}
        autoComplete="off"
      />
      <Select
        label={t("staff.people.country")}
        data={countries.map((country) => ({ value: country, label: t(`staff.country.${country}`) }))}
        value={named.country}
        onChange={(value) => {
          const country = countries.find((one) => one === value);
          if (country) onChange({ ...named, country });
        }}
        allowDeselect={false}
      />
    </>
  );
}

export function receiptKey(code: string): string[] {
  return ["erasure-receipt", code];
}

export function RemovedList({ counts }: { counts: ErasureCounts }) {
  const { t } = useText();
  return (
    <List size="sm">
      <List.Item>{t("staff.person.count.leads", { count: counts.leads })}</List.Item>
      <List.Item>{t("staff.person.count.attempts", { count: counts.attempts })}</List.Item>
      <List.Item>{t("staff.person.count.tickets", { count: counts.tickets })}</List.Item>
      <List.Item>{t("staff.person.count.projects", { count: counts.projects })}</List.Item>
      <List.Item>{t("staff.person.count.waiting", { count: counts.waiting })}</List.Item>
      <List.Item>{t("staff.person.count.referrals", { count: counts.referrals })}</List.Item>
    </List>
  );
}
