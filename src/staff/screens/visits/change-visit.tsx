import { Alert, Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useState } from "react";
import {
  cancelStaffVisit,
  moveStaffVisit,
  recordVisitOutcome,
} from "../../../contracts/staff/calls/visit-calls.ts";
import type { StaffVisit, VisitCentre } from "../../../contracts/staff/calls/visit-schemas.ts";
import { COUNTRY_TIME, todayIn, wallTime } from "../../../editions/country-time.ts";
import { callStaff } from "../../data/call-staff.ts";
import { sentenceOf, tell } from "../../frame/notifications.tsx";
import { useText } from "../../frame/staff-text.tsx";
import { Moment } from "../../parts/times.tsx";
import { HourForm } from "./hour-form.tsx";
import { countryOfCentre } from "./use-visits.ts";

interface ChangeVisitProps {
  visit: StaffVisit;
  centre: VisitCentre;
  centres: readonly VisitCentre[];
  onClose: () => void;
  onChanged: () => Promise<void>;
}

/** Moves or cancels a visit, or records whether the customer came. */
export function ChangeVisit({ visit, centre, centres, onClose, onChanged }: ChangeVisitProps) {
  const text = useText();
  const { t } = text;
  const [problem, setProblem] = useState("");
  const [isSending, setSending] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const { id, version, getsLetter } = visit;
  const send = async (write: () => Promise<StaffVisit>, done: string) => {
    setProblem("");
    setSending(true);
    try {
      await write();
      await onChanged();
      tell(done);
      onClose();
    } catch (error) {
      setProblem(sentenceOf(error, text));
      await onChanged();
      setSending(false);
    }
  };
  const record = (outcome: "came" | "no-show" | null) =>
    send(() => callStaff(recordVisitOutcome, { id, version, outcome }), t("staff.saved"));
  const hasCome = Date.parse(visit.at) <= Date.now();
  return (
    <Modal opened onClose={onClose} title={t("staff.visits.changeOne", { name: visit.name || visit.code })}>
      <Stack>
        <Text size="sm">
          <Moment at={visit.at} country={centre.country} />
        </Text>
        {problem && <Alert color="red">{problem}</Alert>}
        {hasCome && (
          <Group>
            <Button
              variant={visit.state === "came" ? "filled" : "default"}
              aria-pressed={visit.state === "came"}
              disabled={isSending}
              onClick={() => record(visit.state === "came" ? null : "came")}
            >
              {t("staff.visits.state.came")}
            </Button>
            <Button
              variant={visit.state === "no-show" ? "filled" : "default"}
              aria-pressed={visit.state === "no-show"}
              disabled={isSending}
              onClick={() => record(visit.state === "no-show" ? null : "no-show")}
            >
              {t("staff.visits.state.no-show")}
            </Button>
          </Group>
        )}
        <Text size="sm" c="dimmed">
          {t(getsLetter ? "staff.visits.letter" : "staff.visits.noLetter")}
        </Text>
        <HourForm
          centres={centres.filter(({ country }) => country === centre.country)}
          start={{ ecName: visit.ecName, day: firstDay(visit, centre) }}
          action={t("staff.visits.move")}
          isSending={isSending}
          onChoose={(to) =>
            send(() => callStaff(moveStaffVisit, { id, version, ...to }), t("staff.visits.moved"))
          }
        />
        {isCancelling ? (
          <Group>
            <Button
              color="red"
              loading={isSending}
              onClick={() =>
                send(() => callStaff(cancelStaffVisit, { id, version }), t("staff.visits.cancelled"))
              }
            >
              {t("staff.visits.cancelYes")}
            </Button>
            <Button variant="default" onClick={() => setCancelling(false)}>
              {t("staff.visits.cancelNo")}
            </Button>
          </Group>
        ) : (
          <Button variant="subtle" color="red" onClick={() => setCancelling(true)}>
            {t("staff.visits.cancel")}
          </Button>
        )}
      </Stack>
    </Modal>
  );
}

/** The day of the visit, or today if that has passed. */
function firstDay({ at }: StaffVisit, centre: VisitCentre | undefined): string {
  const country = centre ? countryOfCentre(centre) : "in";
  const { day } = wallTime(new Date(at), COUNTRY_TIME[country].timeZone);
  const today = todayIn(country);
  return day < today ? today : day;
}
