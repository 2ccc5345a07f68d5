import { Alert, Button, Radio, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { NUMBER_PROOFS, stopStaffNumber } from "../../../contracts/staff/calls/person-calls.ts";
import type { StaffCountry } from "../../../contracts/staff/staff-roles.ts";
import { callStaff } from "../../data/call-staff.ts";
import { sentenceOf, tell } from "../../frame/notifications.tsx";
import { useText } from "../../frame/staff-text.tsx";
import { ContactFields, type Named } from "./person-parts.tsx";

type StopFormProps = { onDone?: () => void } & (
  | { named: Named; isStopped: boolean }
  | { countries: readonly StaffCountry[] }
);

/** Stops a number, or allows it again. The owner has to confirm it from the number itself. */
export function StopForm({ onDone, ...given }: StopFormProps) {
  const text = useText();
  const { t } = text;
  const fixed = "named" in given ? given : undefined;
  const countries = "countries" in given ? given.countries : [];
  const [problem, setProblem] = useState("");
  const [named, setNamed] = useState<Named>(fixed?.named ?? { contact: "", country: countries[0] ?? "IN" });
  const form = useForm({
    initialValues: { decision: fixed?.isStopped ? "allow" : "stop", proof: "", reason: "" },
    validate: {
      proof: (value) => (value ? null : t("staff.people.error.proof")),
      reason: (value) => (value.trim() ? null : t("staff.people.error.reason")),
    },
  });
  const save = form.onSubmit(async ({ decision, proof, reason }) => {
    const known = NUMBER_PROOFS.find((one) => one === proof);
    if (named.contact.trim() === "") return setProblem(t("staff.people.error.missing"));
    if (!known) return;
    try {
      const stopped = decision === "stop";
      await callStaff(stopStaffNumber, { ...named, reason, stopped, proof: known });
      tell(t(stopped ? "staff.people.stop.isStopped" : "staff.people.stop.isAllowed"));
      setProblem("");
      form.reset();
      if (!fixed) setNamed({ ...named, contact: "" });
      onDone?.();
    } catch (error) {
      setProblem(sentenceOf(error, text));
    }
  });
  return (
    <form onSubmit={save} noValidate>
      <Stack>
        {problem && <Alert color="red">{problem}</Alert>}
        <Text size="sm">{t("staff.people.stop.rule")}</Text>
        {!fixed && <ContactFields named={named} countries={countries} onChange={setNamed} isNumber />}
        <Radio.Group label={t("staff.people.stop.decision")} {...form.getInputProps("decision")}>
          <Stack gap="xs" mt="xs">
            <Radio value="stop" label={t("staff.people.stop.stop")} />
            <Radio value="allow" label={t("staff.people.stop.allow")} />
          </Stack>
        </Radio.Group>
        <Radio.Group label={t("staff.people.stop.proof")} {...form.getInputProps("proof")}>
          <Stack gap="xs" my="xs">
            {NUMBER_PROOFS.map((proof) => (
              <Radio key={proof} value={proof} label={t(`staff.people.stop.proof.${proof}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <TextInput
          label={t("staff.people.reason")}
          description={t("staff.people.reasonHint")}
          maxLength={200}
          {...form.getInputProps("reason")}
        />
        <Button type="submit" loading={form.submitting}>
          {t("staff.save")}
        </Button>
      </Stack>
    </form>
  );
}
