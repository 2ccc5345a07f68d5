import { Button, Group } from "@mantine/core";
import { useFormText } from "../form-text.ts";

interface RemovePartProps {
  title: string;
  required?: boolean | undefined;
  readonly?: boolean | undefined;
  value: unknown;
  onRemove: () => void;
}

/** Removes an optional part of the document. */
export function RemovePart({ title, required, readonly, value, onRemove }: RemovePartProps) {
  const { t } = useFormText();
  if (required || readonly || value === undefined) return null;
  return (
    <Group mt="xs">
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t("staff.form.removePart", { name: title })}
        onClick={onRemove}
      >
        {t("staff.form.remove")}
      </Button>
    </Group>
  );
}
