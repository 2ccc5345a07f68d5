import { Alert, Button, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { linkStaffContacts, unlinkStaffContact } from "../../../contracts/staff/calls/person-calls.ts";
import type { PersonRecord } from "../../../contracts/staff/calls/person-schemas.ts";
import { callStaff } from "../../data/call-staff.ts";
import { sentenceOf, tell } from "../../frame/notifications.tsx";
import { useText } from "../../frame/staff-text.tsx";
import { Section } from "../../parts/section.tsx";
import { Moment } from "../../parts/times.tsx";
import { type Named, useCountries } from "./person-parts.tsx";

interface LinkedContactsProps {
  person: PersonRecord;
  named: Named;
  onChanged: () => void;
}

type Wish = { kind: "link" | "unlink"; other: string };

/** Several numbers and addresses of one person, which are one record while they are linked. */
export function LinkedContacts({ person, named, onChanged }: LinkedContactsProps) {
  const { t } = useText();
  const [wish, setWish] = useState<Wish>();
  const mayLink = useCountries("people.link")?.includes(named.country) ?? false;
  const { linked, otherContacts } = person;
  if (linked.length === 0 && !mayLink) return null;
  const title = t(wish?.kind === "unlink" ? "staff.person.links.remove" : "staff.person.links.add");
  return (
    <Section title={t("staff.person.links.title")}>
      <Text size="sm">{t(linked.length > 0 ? "staff.person.links.some" : "staff.person.links.none")}</Text>
      {linked.map(({ contact, linkedAt }) => (
        <Group key={contact} gap="xs">
          <bdi dir="ltr">{contact}</bdi>
          <Text size="sm" c="dimmed">
            {t("staff.person.links.since")} <Moment at={linkedAt} country={named.country} />
          </Text>
          {mayLink && (
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t("staff.person.links.removeOf", { contact })}
              onClick={() => setWish({ kind: "unlink", other: contact })}
            >
              {t("staff.person.links.remove")}
            </Button>
          )}
        </Group>
      ))}
      {mayLink && (
        <Group gap="xs">
          <Button variant="default" onClick={() => setWish({ kind: "link", other: otherContacts[0] ?? "" })}>
            {t("staff.person.links.add")}
          </Button>
        </Group>
      )}
      <Modal opened={wish !== undefined} onClose={() => setWish(undefined)} title={title}>
        {wish && (
          <LinkForm
            wish={wish}
            named={{ ...named, contact: person.contact }}
            onDone={() => {
              setWish(undefined);
              onChanged();
            }}
          />
        )}
      </Modal>
    </Section>
  );
}

function LinkForm({ wish, named, onDone }: { wish: Wish; named: Named; onDone: () => void }) {
  const text = useText();
  const { t } = text;
  const [problem, setProblem] = useState("");
  const isLink = wish.kind === "link";
  const form = useForm({
    initialValues: { other: wish.other, reason: "" },
    validate: {
      other: (value) => (value.trim() ? null : t("staff.people.error.missing")),
      reason: (value) => (value.trim() ? null : t("staff.people.error.reason")),
    },
  });
  const save = form.onSubmit(async ({ other, reason }) => {
    try {
      await callStaff(isLink ? linkStaffContacts : unlinkStaffContact, { ...named, other, reason });
      tell(t(isLink ? "staff.person.links.isLinked" : "staff.person.links.isRemoved"));
      onDone();
    } catch (error) {
      setProblem(sentenceOf(error, text));
    }
  });
  return (
    <form onSubmit={save} noValidate>
      <Stack>
        {problem && <Alert color="red">{problem}</Alert>}
        <Text size="sm">{t(isLink ? "staff.person.links.rule" : "staff.person.links.removeRule")}</Text>
        <TextInput
          label={t("staff.person.links.other")}
          dir="ltr"
          maxLength={254}
          autoComplete="off"
          readOnly={!isLink}
          {...(isLink && { "data-autofocus": true })}
          {...form.getInputProps("other")}
        />
        <TextInput
          label={t("staff.people.reason")}
          description={t("staff.people.reasonHint")}
          maxLength={200}
          {...(!isLink && { "data-autofocus": true })}
          {...form.getInputProps("reason")}
        />
        <Button type="submit" loading={form.submitting}>
          {t(isLink ? "staff.person.links.now" : "staff.person.links.remove")}
        </Button>
      </Stack>
    </form>
  );
}
