import { Alert, Button, FileInput, Modal, Progress, Stack, Text, TextInput } from "@mantine/core";
import { useInvalidate } from "@refinedev/core";
import { type FormEvent, useState } from "react";
import {
  MAX_PICTURE_BYTES,
  type PictureItem,
  uploadPicture,
} from "../../../contracts/staff/calls/picture-calls.ts";
import { uploadStaff } from "../../data/upload-staff.ts";
import { sentenceOf } from "../../frame/notifications.tsx";
import { useText } from "../../frame/staff-text.tsx";

export const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif";

interface PictureUploadProps {
  onClose: () => void;
  onDone: (picture: PictureItem) => void;
}

/** A new picture: the file, and the name by which documents refer to it. */
export function PictureUpload({ onClose, onDone }: PictureUploadProps) {
  const text = useText();
  const { t } = text;
  const invalidate = useInvalidate();
  const [file, setFile] = useState<File | null>(null);
  const [name, setName] = useState("");
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState("");
  const [key] = useState(() => crypto.randomUUID());
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setProblem(chosen && chosen.size > MAX_PICTURE_BYTES ? t("staff.pictures.error.size") : "");
    if (chosen && name === "") setName(nameFrom(chosen.name));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!file) return setProblem(t("staff.pictures.error.file"));
    if (!/^[a-z0-9][a-z0-9-]{2,59}$/.test(name)) return setProblem(t("staff.pictures.error.name"));
    if (file.size > MAX_PICTURE_BYTES) return setProblem(t("staff.pictures.error.size"));
    setProblem("");
    setShare(0);
    try {
      const added = await uploadStaff(uploadPicture, { name, key }, file, setShare);
      await invalidate({ resource: "pictures", invalidates: ["resourceAll"] });
      onDone(added);
    } catch (error) {
      setProblem(sentenceOf(error, text));
    } finally {
      setShare(undefined);
    }
  };
  return (
    <Modal opened onClose={onClose} title={t("staff.pictures.add")}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {problem && <Alert color="red">{problem}</Alert>}
          <FileInput
            label={t("staff.pictures.file")}
            description={t("staff.pictures.fileHint")}
            placeholder={t("staff.pictures.choose")}
            accept={PICTURE_TYPES}
            value={file}
            onChange={choose}
            clearable
          />
          <TextInput
            label={t("staff.pictures.name")}
            description={t("staff.pictures.nameHint")}
            dir="ltr"
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value.toLowerCase())}
          />
          {share !== undefined && <UploadProgress share={share} />}
          <Button type="submit" loading={share !== undefined}>
            {t("staff.pictures.add")}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}

export function UploadProgress({ share }: { share: number }) {
  const { t } = useText();
  const percent = Math.round(share * 100);
  return (
    <div>
      <Text size="sm" role="status">
        {share < 1 ? t("staff.pictures.sending") : t("staff.pictures.preparing")}
      </Text>
      <Progress value={percent} aria-label={t("staff.pictures.sending")} animated={share === 1} />
    </div>
  );
}

/** "IMG 2041 (Majlis).JPG" becomes "img-2041-majlis". */
function nameFrom(file: string): string {
  return file
    .replace(/\.\w+$/, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 60);
}
