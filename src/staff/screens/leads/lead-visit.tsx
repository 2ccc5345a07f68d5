import { Alert, Button, Modal, Stack, Text } from "@mantine/core";
import { useCan } from "@refinedev/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { bookLeadVisit } from "../../../contracts/staff/calls/lead-calls.ts";
import type { LeadRecord } from "../../../contracts/staff/calls/lead-schemas.ts";
import { countryOf } from "../../../editions/countries.ts";
import { addWorkingDays, todayIn } from "../../../editions/country-time.ts";
import { callStaff } from "../../data/call-staff.ts";
import { sentenceOf, tell } from "../../frame/notifications.tsx";
import { useText } from "../../frame/staff-text.tsx";
import { HourForm } from "../visits/hour-form.tsx";
import { useCentres } from "../visits/use-visits.ts";
import { leadKey } from "./lead-parts.tsx";

/** Books a visit for a person on the telephone. */
export function LeadVisit({ lead }: { lead: LeadRecord }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const { data } = useCan({ action: "visits.write", resource: "leads", params: { country: lead.country } });
  if (!data?.can || lead.visit) return null;
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setOpen(true)}>
        {t("staff.lead.bookVisit")}
      </Button>
      {isOpen && <BookVisit lead={lead} onClose={() => setOpen(false)} />}
    </>
  );
}

function BookVisit({ lead, onClose }: { lead: LeadRecord; onClose: () => void }) {
  const text = useText();
  const { t } = text;
  const client = useQueryClient();
  const [problem, setProblem] = useState("");
  const [isSending, setSending] = useState(false);
  const { data } = useCentres();
  const country = countryOf(lead.country, "in");
  const centres = data?.centres.filter((centre) => centre.country === lead.country) ?? [];
  const near = centres.find(({ ecName }) => lead.city && ecName.includes(lead.city)) ?? centres[0];
  const book = async (visit: { centre: string; at: string }) => {
    setSending(true);
    try {
      client.setQueryData(leadKey(lead.id), await callStaff(bookLeadVisit, { id: lead.id, ...visit }));
      tell(t("staff.lead.visitBooked"));
      onClose();
    } catch (error) {
      setProblem(sentenceOf(error, text));
      setSending(false);
    }
  };
  return (
    <Modal opened onClose={onClose} title={t("staff.lead.bookVisit")}>
      <Stack>
        {problem && <Alert color="red">{problem}</Alert>}
        <Text size="sm" c="dimmed">
          {t(lead.email ? "staff.lead.visitLetter" : "staff.lead.visitNoLetter")}
        </Text>
        {near && (
          <HourForm
            centres={centres}
            start={{ ecName: near.ecName, day: addWorkingDays(todayIn(country), 1, country) }}
            action={t("staff.lead.bookVisit")}
            isSending={isSending}
            onChoose={book}
          />
        )}
      </Stack>
    </Modal>
  );
}
