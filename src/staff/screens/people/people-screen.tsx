import { Alert, Button, Center, Group, Loader, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { findStaffPerson } from "../../../contracts/staff/calls/person-calls.ts";
import type { StaffCountry } from "../../../contracts/staff/staff-roles.ts";
import { callStaff } from "../../data/call-staff.ts";
import { sentenceOf } from "../../frame/notifications.tsx";
import { useText } from "../../frame/staff-text.tsx";
import { Section } from "../../parts/section.tsx";
import { ContactFields, type Named, SEARCHED, useCountries } from "./person-parts.tsx";
import { PersonView } from "./person-view.tsx";
import { StopForm } from "./stop-form.tsx";

/** A person by one contact. There is no list of all people. */
export function PeopleScreen() {
  const { t } = useText();
  const readable = useCountries("people.read");
  const stoppable = useCountries("people.stop");
  useDocumentTitle(`${t("staff.people.title")} · ${t("staff.title")}`);
  return (
    <Stack>
      <Title order={1} size="h2">
        {t("staff.people.title")}
      </Title>
      {readable && readable.length > 0 && <Search countries={readable} />}
      {readable?.length === 0 && stoppable && stoppable.length > 0 && (
        <Section title={t("staff.people.stop.title")}>
          <StopForm countries={stoppable} />
        </Section>
      )}
    </Stack>
  );
}

const RECEIPT = /^E-[0-9A-Z]{8}$/;

function Search({ countries }: { countries: readonly StaffCountry[] }) {
  const text = useText();
  const { t } = text;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [searched, setSearched] = useState(() => client.getQueryData<Named>(SEARCHED));
  const [named, setNamed] = useState<Named>(searched ?? { contact: "", country: countries[0] ?? "IN" });
  const [isMissing, setMissing] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["person", searched],
    queryFn: ({ signal }) => callStaff(findStaffPerson, searched ?? named, signal),
    enabled: searched !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const search = (wanted: Named) => {
    setNamed(wanted);
    client.setQueryData(SEARCHED, wanted);
    setSearched(wanted);
    if (wanted.contact === searched?.contact && wanted.country === searched.country) void refetch();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const contact = named.contact.trim();
    setMissing(contact === "");
    if (RECEIPT.test(contact.toUpperCase())) navigate(`/people/${contact.toUpperCase()}`);
    else if (contact !== "") search({ ...named, contact });
  };
  return (
    <>
      <Section title={t("staff.people.search")}>
        <form onSubmit={submit} noValidate>
          <Stack>
            <Text size="sm">{t("staff.people.hint")}</Text>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <ContactFields
                named={named}
                countries={countries}
                onChange={setNamed}
                error={isMissing ? t("staff.people.error.missing") : undefined}
              />
            </SimpleGrid>
            <Group>
              <Button type="submit" loading={isFetching}>
                {t("staff.people.find")}
              </Button>
            </Group>
          </Stack>
        </form>
      </Section>
      {error && <Alert color="red">{sentenceOf(error, text)}</Alert>}
      {isFetching && !data && (
        <Center p="xl">
          <Loader />
        </Center>
      )}
      {data && searched && !error && (
        <PersonView
          key={data.contact}
          person={data}
          named={searched}
          onSearch={(contact) => search({ ...searched, contact })}
          onChanged={() => refetch()}
        />
      )}
    </>
  );
}
