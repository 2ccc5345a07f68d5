import { Alert, Button, Group, Modal, Select, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { STAFF_COUNTRIES, type StaffCountry } from "../../../../contracts/staff/staff-roles.ts";
import { countryOf } from "../../../../editions/countries.ts";
import { COUNTRY_TIME } from "../../../../editions/country-time.ts";
import { useText } from "../../../frame/staff-text.tsx";
import { instantOf } from "../../../parts/local-time.ts";
import { zoneWords } from "../content-times.tsx";

export interface ActionChoices {
  note: string | undefined;
  at: string | undefined;
  until: string | undefined;
}

interface ActionDialogProps {
  title: string;
  means: string;
  country: StaffCountry | null;
  /** "begin": a time is required and an end possible; "optional": now if no time is given. */
  times: "begin" | "optional" | undefined;
  hasNote: boolean;
  isDangerous: boolean;
  problem: string;
  isRunning: boolean;
  onConfirm: (choices: ActionChoices) => Promise<void>;
  onClose: () => void;
}

/** Says what an action means, takes a note and a time, and then does it. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, means, country, times, hasNote, isDangerous, problem, isRunning, onConfirm, onClose } =
    props;
  const { t } = useText();
  const [note, setNote] = useState("");
  const [at, setAt] = useState("");
  const [until, setUntil] = useState("");
  const [zoneOf, setZoneOf] = useState<StaffCountry>(country ?? "IN");
  const [wrong, setWrong] = useState("");
  const { timeZone } = COUNTRY_TIME[countryOf(zoneOf, "in")];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const begin = instantOf(at, timeZone);
    const end = instantOf(until, timeZone);
    const isMissing = times === "begin" && begin === null;
    if (isMissing || (begin !== null && Date.parse(begin) <= Date.now()))
      return setWrong(t("staff.content.time.future"));
    if (begin !== null && end !== null && end <= begin) return setWrong(t("staff.content.time.order"));
    setWrong("");
    await onConfirm({ note: note.trim() || undefined, at: begin ?? undefined, until: end ?? undefined });
  };
  return (
    <Modal opened onClose={onClose} title={title}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm">{means}</Text>
          {(wrong || problem) && <Alert color="red">{wrong || problem}</Alert>}
          {times && <ZoneField country={country} zoneOf={zoneOf} onChange={setZoneOf} />}
          {times && (
            <TextInput
              type="datetime-local"
              label={t(times === "begin" ? "staff.content.time.begin" : "staff.content.time.withdraw")}
              description={times === "optional" ? t("staff.content.time.orNow") : undefined}
              required={times === "begin"}
              value={at}
              onChange={({ currentTarget }) => setAt(currentTarget.value)}
            />
          )}
          {times === "begin" && (
            <TextInput
              type="datetime-local"
              label={t("staff.content.time.end")}
              description={t("staff.content.time.endHint")}
              value={until}
              onChange={({ currentTarget }) => setUntil(currentTarget.value)}
            />
          )}
          {hasNote && (
            <TextInput
              label={t("staff.content.noteField")}
              maxLength={500}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          )}
          <Group>
            <Button type="submit" color={isDangerous ? "red" : undefined} loading={isRunning}>
              {title}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t("staff.content.cancel")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

/** The time zone of the document's country; for a document of several countries the member chooses one. */
function ZoneField({
  country,
  zoneOf,
  onChange,
}: {
  country: StaffCountry | null;
  zoneOf: StaffCountry;
  onChange: (country: StaffCountry) => void;
}) {
  const { t, language } = useText();
  if (country)
    return <Text size="sm">{t("staff.content.time.zone", { zone: zoneWords(country, language) })}</Text>;
  return (
    <Select
      label={t("staff.content.time.zoneChoice")}
      data={STAFF_COUNTRIES.map((code) => ({ value: code, label: zoneWords(code, language) }))}
      allowDeselect={false}
      value={zoneOf}
      onChange={(value) => onChange(STAFF_COUNTRIES.find((code) => code === value) ?? zoneOf)}
    />
  );
}
