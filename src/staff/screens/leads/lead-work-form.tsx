import { Alert, Button, Select, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useCan, useInvalidate } from "@refinedev/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { changeStaffLead, getStaffLead } from "../../../contracts/staff/calls/lead-calls.ts";
import { LEAD_STAGES, type LeadRecord } from "../../../contracts/staff/calls/lead-schemas.ts";
import { countryNamed } from "../../../editions/countries.ts";
import { COUNTRY_TIME } from "../../../editions/country-time.ts";
import { callStaff, StaffError } from "../../data/call-staff.ts";
import { sentenceOf, tell } from "../../frame/notifications.tsx";
import { useText } from "../../frame/staff-text.tsx";
import { instantOf, localTime } from "../../parts/local-time.ts";
import { Section } from "../../parts/section.tsx";
import { useMembers } from "../../parts/use-members.ts";
import { leadKey } from "./lead-parts.tsx";

/** Stage, owner and next step. A newer version of the lead replaces what is shown, but never what was typed. */
export function LeadWorkForm({ lead }: { lead: LeadRecord }) {
  const [shown, setShown] = useState(lead);
  const [isTyped, setTyped] = useState(false);
  if (shown !== lead && !isTyped) setShown(lead);
  return <WorkFields key={shown.version} lead={shown} onTyped={setTyped} />;
}

interface WorkFieldsProps {
  lead: LeadRecord;
  onTyped: (isTyped: boolean) => void;
}

/** If another member has changed the lead, what was typed stays and is saved again. */
function WorkFields({ lead, onTyped }: WorkFieldsProps) {
  const text = useText();
  const { t } = text;
  const members = useMembers();
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const [problem, setProblem] = useState("");
  const [version, setVersion] = useState(lead.version);
  const { data } = useCan({ action: "leads.write", resource: "leads", params: { country: lead.country } });
  const isReadOnly = !data?.can;
  const zone = COUNTRY_TIME[countryNamed(lead.country) ?? "in"].timeZone;
  const form = useForm({ initialValues: valuesOf(lead, zone), onValuesChange: () => onTyped(true) });
  const save = form.onSubmit(async ({ stage, ownerId, nextStep, nextStepAt, reason }) => {
    const known = LEAD_STAGES.find((one) => one === stage);
    try {
      const saved = await callStaff(changeStaffLead, {
        ...{ id: lead.id, version, stage: known, ownerId, nextStep: nextStep.trim() || null },
        nextStepAt: instantOf(nextStepAt, zone),
        ...(known === "lost" && reason.trim() && { reason: reason.trim() }),
      });
      tell(t("staff.saved"));
      onTyped(false);
      client.setQueryData(leadKey(lead.id), saved);
      await invalidate({ resource: "leads", invalidates: ["resourceAll"] });
    } catch (error) {
      setProblem(sentenceOf(error, text));
      // The newer version is read, so that the next press of the button saves on top of it.
      if (error instanceof StaffError && error.reason === "changed") setVersion(await newestVersion(lead.id));
    }
  });
  const newestVersion = async (id: string) => {
    const newest = await client
      .fetchQuery({ queryKey: leadKey(id), queryFn: () => callStaff(getStaffLead, { id }), staleTime: 0 })
      .catch(() => lead);
    return newest.version;
  };
  return (
    <Section title={t("staff.lead.work")}>
      <form onSubmit={save}>
        <Stack>
          {problem && <Alert color="red">{problem}</Alert>}
          <Select
            label={t("staff.leads.stage")}
            data={LEAD_STAGES.map((stage) => ({ value: stage, label: t(`staff.stage.${stage}`) }))}
            allowDeselect={false}
            disabled={isReadOnly}
            {...form.getInputProps("stage")}
          />
          {form.values.stage === "lost" && (
            <TextInput label={t("staff.lead.lostReason")} maxLength={200} {...form.getInputProps("reason")} />
          )}
          <Select
            label={t("staff.leads.owner")}
            data={members.list
              .filter(({ state }) => state === "active")
              .map(({ id, name }) => ({ value: id, label: name }))}
            clearable
            searchable
            disabled={isReadOnly}
            {...form.getInputProps("ownerId")}
          />
          <TextInput
            label={t("staff.lead.nextStep")}
            maxLength={200}
            disabled={isReadOnly}
            {...form.getInputProps("nextStep")}
          />
          <TextInput
            type="datetime-local"
            label={t("staff.lead.nextStepAt")}
            description={t("staff.lead.timeOf", { country: t(`staff.country.${lead.country}`) })}
            disabled={isReadOnly}
            {...form.getInputProps("nextStepAt")}
          />
          {!isReadOnly && (
            <Button type="submit" loading={form.submitting}>
              {t("staff.save")}
            </Button>
          )}
        </Stack>
      </form>
    </Section>
  );
}

function valuesOf({ stage, ownerId, nextStep, nextStepAt }: LeadRecord, zone: string) {
  return {
    stage: stage as string,
    ownerId,
    nextStep: nextStep ?? "",
    nextStepAt: localTime(nextStepAt, zone),
    reason: "",
  };
}
