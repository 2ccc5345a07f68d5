import { Button, Modal, Stack, Text, TextInput, UnstyledButton } from "@mantine/core";
import type { RJSFSchema } from "@rjsf/utils";
import { useState } from "react";
import { useFormText } from "../form-text.ts";
import { isSchema } from "../form-validator.ts";
import { useKindWords } from "../section-kinds.ts";
import { newValue } from "./new-value.ts";

interface KindChooserProps {
  id: string;
  /** The title of the list. */
  name: string;
  options: readonly RJSFSchema[];
  onChoose: (item: unknown) => void;
}

/** Adds an item of one of several kinds: a list with a sentence about each kind, and a search. */
export function KindChooser({ id, name, options, onChoose }: KindChooserProps) {
  const { t } = useFormText();
  const wordsOf = useKindWords();
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState("");
  const kinds = options.map((option) => {
    const kind = kindOf(option);
    return { kind, option, ...wordsOf(kind) };
  });
  const wanted = search.trim().toLowerCase();
  const found = kinds.filter(({ title, about, kind }) =>
    `${kind} ${title} ${about ?? ""}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      <Button id={id} variant="light" size="compact-md" onClick={() => setOpen(true)}>
        {t("staff.form.addTo", { name })}
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={t("staff.form.chooseKind")} size="lg">
        <Stack gap="xs">
          <TextInput
            data-autofocus
            label={t("staff.form.searchKinds")}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          {found.length === 0 && <Text size="sm">{t("staff.form.noKind")}</Text>}
          {found.map(({ kind, option, title, about }) => (
            <UnstyledButton
              key={kind}
              p="xs"
              style={{ border: "var(--hairline)", borderRadius: "var(--s1)" }}
              onClick={() => {
                setOpen(false);
                onChoose(newValue(option));
              }}
            >
              <Text fw={600}>{title}</Text>
              {about && (
                <Text size="sm" c="dimmed">
                  {about}
                </Text>
              )}
            </UnstyledButton>
          ))}
        </Stack>
      </Modal>
    </>
  );
}

function kindOf({ discriminator, properties }: RJSFSchema): string {
  const field: string = discriminator?.propertyName ?? "kind";
  const property = properties?.[field];
  return isSchema(property) ? String(property.const ?? "") : "";
}
