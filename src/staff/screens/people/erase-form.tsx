import { Alert, Button, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { eraseStaffPerson } from "../../../contracts/staff/calls/person-calls.ts";
import type { PersonRecord } from "../../../contracts/staff/calls/person-schemas.ts";
import { callStaff, StaffError } from "../../data/call-staff.ts";
import { sentenceOf } from "../../frame/notifications.tsx";
import { useText } from "../../frame/staff-text.tsx";
import { type Named, RemovedList, receiptKey } from "./person-parts.tsx";

interface EraseFormProps {
  person: PersonRecord;
  named: Named;
  onChanged: () => void;
}

/** Shows what will be removed, and asks for the contact again. */
export function EraseForm({ person: { erasure }, named, onChanged }: EraseFormProps) {
  const text = useText();
  const { t } = text;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [problem, setProblem] = useState("");
  // The same key for the same erasure, so that a repeated press erases once and shows the same receipt.
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm({
    initialValues: { contactAgain: "", reason: "" },
    validate: {
      contactAgain: (value) => (value.trim() ? null : t("staff.people.error.missing")),
      reason: (value) => (value.trim() ? null : t("staff.people.error.reason")),
    },
  });
  const erase = form.onSubmit(async ({ contactAgain, reason }) => {
    try {
      const receipt = await callStaff(eraseStaffPerson, {
        ...{ ...named, contactAgain, reason, key, seen: erasure.counts },
      });
      client.setQueryData(receiptKey(receipt.code), receipt);
      client.removeQueries({ queryKey: ["person"] });
      client.removeQueries({ queryKey: ["person-searched"] });
      navigate(`/people/${receipt.code}`);
    } catch (error) {
      const isOutdated = error instanceof StaffError && error.reason === "changed";
      setProblem(isOutdated ? t("staff.person.eraseChanged") : sentenceOf(error, text));
      if (isOutdated) onChanged();
    }
  });
  if (erasure.obstacle) return <Alert color="yellow">{t(`staff.person.obstacle.${erasure.obstacle}`)}</Alert>;
  return (
    <form onSubmit={erase} noValidate>
      <Stack>
        {problem && <Alert color="red">{problem}</Alert>}
        <Text size="sm">{t("staff.person.eraseHint")}</Text>
        <RemovedList counts={erasure.counts} />
        <TextInput
          label={t("staff.person.contactAgain")}
          dir="ltr"
          maxLength={254}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps("contactAgain")}
        />
        <TextInput
          label={t("staff.people.reason")}
          description={t("staff.people.reasonHint")}
          maxLength={200}
          {...form.getInputProps("reason")}
        />
        <Button type="submit" color="red.9" loading={form.submitting}>
          {t("staff.person.eraseNow")}
        </Button>
      </Stack>
    </form>
  );
}
