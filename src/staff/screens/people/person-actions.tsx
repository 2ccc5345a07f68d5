import { Button, Group, Modal, Text } from "@mantine/core";
import { useState } from "react";
import type { PersonRecord } from "../../../contracts/staff/calls/person-schemas.ts";
import { useText } from "../../frame/staff-text.tsx";
import { Section } from "../../parts/section.tsx";
import { EraseForm } from "./erase-form.tsx";
import { ExportForm } from "./export-form.tsx";
import { type Named, useCountries } from "./person-parts.tsx";
import { StopForm } from "./stop-form.tsx";

type Action = "export" | "erase" | "stop";

interface PersonActionsProps {
  person: PersonRecord;
  named: Named;
  onChanged: () => void;
}

/** What can be done on request of the person. */
export function PersonActions({ person, named, onChanged }: PersonActionsProps) {
  const { t } = useText();
  const [open, setOpen] = useState<Action>();
  const may = {
    export: useCountries("people.export")?.includes(named.country),
    erase: useCountries("people.erase")?.includes(named.country),
    stop: useCountries("people.stop")?.includes(named.country),
  };
  const isPhone = person.channel === "phone";
  const isStopped = person.stops.number !== null;
  const close = () => setOpen(undefined);
  const stopTitle = t(isStopped ? "staff.people.stop.change" : "staff.people.stop.title");
  return (
    <Section title={t("staff.person.actions")}>
      <Group gap="xs">
        {may.export && (
          <Button variant="default" onClick={() => setOpen("export")}>
            {t("staff.person.export")}
          </Button>
        )}
        {may.stop && isPhone && (
          <Button variant="default" onClick={() => setOpen("stop")}>
            {stopTitle}
          </Button>
        )}
        {may.erase && (
          <Button variant="outline" color="red.9" onClick={() => setOpen("erase")}>
            {t("staff.person.erase")}
          </Button>
        )}
      </Group>
      {!isPhone && <Text size="sm">{t("staff.people.error.mailbox")}</Text>}
      <Modal opened={open === "export"} onClose={close} title={t("staff.person.export")}>
        <ExportForm named={named} onDone={close} />
      </Modal>
      <Modal opened={open === "stop"} onClose={close} title={stopTitle}>
        <StopForm
          named={named}
          isStopped={isStopped}
          onDone={() => {
            close();
            onChanged();
          }}
        />
      </Modal>
      <Modal opened={open === "erase"} onClose={close} title={t("staff.person.erase")}>
        <EraseForm person={person} named={named} onChanged={onChanged} />
      </Modal>
    </Section>
  );
}
