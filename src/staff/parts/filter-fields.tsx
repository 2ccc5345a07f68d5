import { Button, Group, Select, type SelectProps, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import type { ReactNode } from "react";
import { STAFF_COUNTRIES } from "../../contracts/staff/staff-roles.ts";
import { useText } from "../frame/staff-text.tsx";
import { useFilters } from "./use-filters.ts";

const FIELD_WIDTH = { base: "100%", xs: 170 };

export function FilterFields({ children }: { children: ReactNode }) {
  return (
    <Group align="end" gap="sm">
      {children}
    </Group>
  );
}

interface FilterProps {
  /** The parameter of the address. */
  name: string;
  label: string;
}

export function FilterSelect({ name, ...props }: FilterProps & Pick<SelectProps, "data" | "searchable">) {
  const { filters, setFilter } = useFilters();
  return (
    <Select
      {...props}
      value={filters[name] ?? null}
      onChange={(value) => setFilter(name, value)}
      clearable
      w={FIELD_WIDTH}
    />
  );
}

export function CountryFilter() {
  const { t } = useText();
  return <FilterSelect name="country" label={t("staff.filter.country")} data={useCountryChoices()} />;
}

export function FilterSearch({
  label,
  placeholder,
  isCode = false,
}: Pick<FilterProps, "label"> & { placeholder: string; isCode?: boolean }) {
  const { filters, setFilter } = useFilters();
  const search = useDebouncedCallback((value: string) => setFilter("search", value.trim()), 300);
  return (
    <TextInput
      type="search"
      label={label}
      placeholder={placeholder}
      defaultValue={filters.search}
      onChange={({ currentTarget }) => search(currentTarget.value)}
      dir={isCode ? "ltr" : undefined}
      w={isCode ? FIELD_WIDTH : { base: "100%", xs: 260 }}
    />
  );
}

export function FilterToggle({ name, label }: FilterProps) {
  const { filters, setFilter } = useFilters();
  return (
    <Button
      variant={filters[name] ? "filled" : "default"}
      aria-pressed={Boolean(filters[name])}
      onClick={() => setFilter(name, filters[name] ? null : "1")}
    >
      {label}
    </Button>
  );
}

export function useCountryChoices() {
  const { t } = useText();
  return STAFF_COUNTRIES.map((code) => ({ value: code, label: t(`staff.country.${code}`) }));
}
