import { Button, FileInput, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { addTicketFile } from "../../../contracts/staff/calls/ticket-calls.ts";
import type { TicketFile } from "../../../contracts/staff/calls/ticket-schemas.ts";
import { MAX_FILES } from "../../../contracts/tickets/ticket-files.ts";
import { UPLOAD_TYPES } from "../../../contracts/upload-limits.ts";
import { uploadStaff } from "../../data/upload-staff.ts";
import { sentenceOf } from "../../frame/notifications.tsx";
import { useText } from "../../frame/staff-text.tsx";

interface AnswerFilesProps {
  ticketId: string;
  files: readonly TicketFile[];
  onChange: (files: TicketFile[]) => void;
  /** While a file is on its way, the answer must not be sent without it. */
  onBusy: (isBusy: boolean) => void;
}

/** A file is sent when it is chosen; the customer gets it with the answer. */
export function AnswerFiles({ ticketId, files, onChange, onBusy }: AnswerFilesProps) {
  const text = useText();
  const { t } = text;
  const [problem, setProblem] = useState("");
  const [isSending, setSending] = useState(false);
  const send = async (file: File | null) => {
    if (!file) return;
    setSending(true);
    onBusy(true);
    setProblem("");
    try {
      const key = crypto.randomUUID();
      onChange([...files, await uploadStaff(addTicketFile, { id: ticketId, name: file.name, key }, file)]);
    } catch (error) {
      setProblem(sentenceOf(error, text));
    } finally {
      setSending(false);
      onBusy(false);
    }
  };
  return (
    <Stack gap="xs">
      {files.map((file) => (
        <Group key={file.id} gap="xs">
          <Text size="sm">
            <bdi>{file.name}</bdi>
          </Text>
          <Button
            variant="default"
            size="compact-xs"
            onClick={() => onChange(files.filter(({ id }) => id !== file.id))}
            aria-label={t("staff.ticket.removeFile", { name: file.name })}
          >
            {t("staff.ticket.remove")}
          </Button>
        </Group>
      ))}
      {files.length < MAX_FILES && (
        <FileInput
          label={t("staff.ticket.file")}
          description={t("staff.ticket.fileHint")}
          placeholder={t("staff.ticket.chooseFile")}
          accept={UPLOAD_TYPES.join(",")}
          value={null}
          onChange={send}
          disabled={isSending}
          error={problem || undefined}
        />
      )}
    </Stack>
  );
}
