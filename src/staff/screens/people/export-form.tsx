import { Alert, Button, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { exportStaffPerson } from "../../../contracts/staff/calls/person-calls.ts";
import { callStaff } from "../../data/call-staff.ts";
import { sentenceOf, tell } from "../../frame/notifications.tsx";
import { useText } from "../../frame/staff-text.tsx";
import type { Named } from "./person-parts.tsx";

/** All data of the person as a file. Its name does not contain the contact. */
export function ExportForm({ named, onDone }: { named: Named; onDone: () => void }) {
  const text = useText();
  const { t } = text;
  const [problem, setProblem] = useState("");
  const form = useForm({
    initialValues: { reason: "" },
    validate: { reason: (value) => (value.trim() ? null : t("staff.people.error.reason")) },
  });
  const save = form.onSubmit(async ({ reason }) => {
    try {
      const data = await callStaff(exportStaffPerson, { ...named, reason });
      download(`personal-data-${data.collectedAt.slice(0, "2026-01-01".length)}.json`, data);
      tell(t("staff.person.exported"));
      onDone();
    } catch (error) {
      setProblem(sentenceOf(error, text));
    }
  });
  return (
    <form onSubmit={save} noValidate>
      <Stack>
        {problem && <Alert color="red">{problem}</Alert>}
        <Text size="sm">{t("staff.person.exportHint")}</Text>
        <TextInput
          label={t("staff.people.reason")}
          description={t("staff.people.reasonHint")}
          maxLength={200}
          data-autofocus
          {...form.getInputProps("reason")}
        />
        <Button type="submit" loading={form.submitting}>
          {t("staff.person.exportFile")}
        </Button>
      </Stack>
    </form>
  );
}

function download(name: string, data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** The browser reads the file after the click. */
const KEPT_MS = 60_000;
