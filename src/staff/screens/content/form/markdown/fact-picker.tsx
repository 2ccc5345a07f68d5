import { Modal, NativeSelect, Stack, Text, TextInput, UnstyledButton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { getContentEntry, listContentEntries } from "../../../../../contracts/staff/calls/content-calls.ts";
import { callStaff } from "../../../../data/call-staff.ts";
import { useFormText } from "../form-text.ts";
import { isSchema } from "../form-validator.ts";

interface FactPickerProps {
  onClose: () => void;
  /** With the name of the fact, which the text contains instead of its words. */
  onChoose: (name: string) => void;
}

/** The facts of the countries that the member may see. */
export function FactPicker({ onClose, onChoose }: FactPickerProps) {
  const { t } = useFormText();
  const [document, setDocument] = useState("");
  const [search, setSearch] = useState("");
  const { data: documents = [] } = useQuery({
    queryKey: ["references", "facts"],
    queryFn: async () => (await callStaff(listContentEntries, { type: "facts", size: 100 })).entries,
  });
  const id = document || documents[0]?.id || "";
  const { data: facts = [] } = useQuery({
    queryKey: ["facts", id],
    queryFn: async () => factsOf((await callStaff(getContentEntry, { id })).published),
    enabled: id !== "",
  });
  const wanted = search.trim().toLowerCase();
  const found = facts.filter(({ name, text }) => `${name} ${text}`.toLowerCase().includes(wanted));
  return (
    <Modal opened onClose={onClose} title={t("staff.form.chooseFact")} size="lg">
      <Stack gap="sm">
        <NativeSelect
          label={t("staff.form.factsOf")}
          value={id}
          onChange={({ currentTarget }) => setDocument(currentTarget.value)}
          data={documents.map((entry) => ({
            value: entry.id,
            label: [entry.country, entry.language].filter(Boolean).join(" · ") || entry.title,
          }))}
        />
        <TextInput
          data-autofocus
          label={t("staff.form.searchFacts")}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        {found.map(({ name, text }) => (
          <UnstyledButton
            key={name}
            p="xs"
            style={{ border: "var(--hairline)", borderRadius: "var(--s1)" }}
            onClick={() => onChoose(name)}
          >
            <Text fw={600}>
              <bdi>{text}</bdi>
            </Text>
            <Text size="sm" c="dimmed">
              <bdi>{name}</bdi>
            </Text>
          </UnstyledButton>
        ))}
      </Stack>
    </Modal>
  );
}

function factsOf(published: Readonly<Record<string, unknown>> | null): { name: string; text: string }[] {
  const facts = published?.facts;
  if (!isSchema(facts)) return [];
  return Object.entries(facts).map(([name, fact]) => ({ name, text: String(Object(fact).text) }));
}
