import { Anchor, FileInput, Image, Stack } from "@mantine/core";
import { useState } from "react";
import { getProjectFile, uploadProjectFile } from "../../../contracts/staff/calls/project-calls.ts";
import { staffFileUrl, uploadStaff } from "../../data/upload-staff.ts";
import { sentenceOf } from "../../frame/notifications.tsx";
import { useText } from "../../frame/staff-text.tsx";

interface FileFieldProps {
  projectId: string;
  use: "paper" | "photograph";
  label: string;
  /** The id of the upload. */
  value: string | undefined;
  onChange: (upload: string) => void;
  isRequired: boolean;
}

const PICTURE_SIDE = 160;
const TYPES = { paper: "application/pdf", photograph: "image/jpeg,image/png,image/webp" } as const;

/** A file is sent when it is chosen; the customer sees it when the part is saved. */
export function FileField({ projectId, use, label, value, onChange, isRequired }: FileFieldProps) {
  const text = useText();
  const { t } = text;
  const [problem, setProblem] = useState("");
  const [isSending, setSending] = useState(false);
  const send = async (file: File | null) => {
    if (!file) return;
    setSending(true);
    setProblem("");
    try {
      const key = crypto.randomUUID();
      const { id } = await uploadStaff(uploadProjectFile, { id: projectId, use, name: file.name, key }, file);
      onChange(id);
    } catch (error) {
      setProblem(sentenceOf(error, text));
    } finally {
      setSending(false);
    }
  };
  const url = value && staffFileUrl(getProjectFile, { id: projectId, file: value });
  return (
    <Stack gap="xs">
      <FileInput
        label={label}
        description={t(use === "paper" ? "staff.project.paperHint" : "staff.project.photographHint")}
        placeholder={t(value ? "staff.project.otherFile" : "staff.project.chooseFile")}
        accept={TYPES[use]}
        value={null}
        onChange={send}
        withAsterisk={isRequired}
        disabled={isSending}
        error={problem || undefined}
      />
      {url && use === "photograph" && <Image src={url} alt="" w={PICTURE_SIDE} radius="sm" />}
      {url && use === "paper" && (
        <Anchor href={url} download size="sm">
          {t("staff.project.openPaper")}
        </Anchor>
      )}
    </Stack>
  );
}
