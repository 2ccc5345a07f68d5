import type { MessageKey } from "../../../../../editions/text.ts";
import { Button } from "../../../../../ui/forms/button.tsx";
import { TextInput } from "../../../../../ui/forms/text-input.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { DetailForm } from "./detail-form.tsx";

export function NameForm({ name, error }: { name: string; error: MessageKey | undefined }) {
  const { t } = useText();
  return (
    <DetailForm of="name">
      <TextInput
        label={t("profileDetails.nameLabel")}
        name="name"
        autoComplete="name"
        maxLength={80}
        required
        defaultValue={name}
        error={error && t(error)}
        autoFocus={error !== undefined}
      />
      <div>
        <Button type="submit">{t("account.save")}</Button>
      </div>
    </DetailForm>
  );
}
