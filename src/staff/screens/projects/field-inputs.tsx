import { NumberInput, Select, SimpleGrid, Textarea, TextInput } from "@mantine/core";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES, type Language } from "../../../editions/languages.ts";
import { useLanguageName, useText } from "../../frame/staff-text.tsx";
import type { PartField } from "./part-fields.ts";

export type Draft = Readonly<Record<string, unknown>>;

interface FieldInputProps {
  field: PartField;
  value: unknown;
  onChange: (value: unknown) => void;
  isReadOnly: boolean;
  /** The code of the country's currency, for amounts. */
  currency: string;
}

/** One field of a part; an empty field is undefined, and then not sent. */
export function FieldInput({ field, value, onChange, isReadOnly, currency }: FieldInputProps) {
  const { t } = useText();
  const { input, label, isRequired = false, choices = [] } = field;
  const common = { label: t(label), required: isRequired, readOnly: isReadOnly };
  const text = typeof value === "string" ? value : "";
  switch (input) {
    case "words":
    case "long-words":
      return (
        <WordsInput
          label={t(label)}
          value={value}
          onChange={onChange}
          isRequired={isRequired}
          isLong={input === "long-words"}
          isReadOnly={isReadOnly}
        />
      );
    case "number":
      return (
        <NumberInput
          {...common}
          label={field.isAmount ? `${t(label)} (${currency})` : t(label)}
          value={typeof value === "number" ? value : ""}
          onChange={(typed) => onChange(typeof typed === "number" ? typed : undefined)}
          hideControls
        />
      );
    case "choice":
      return (
        <Select
          {...common}
          data={choices.map((choice) => ({ value: choice.value, label: t(choice.label) }))}
          value={text || null}
          onChange={(chosen) => onChange(chosen ?? undefined)}
        />
      );
    case "day":
    case "clock":
      return (
        <TextInput
          {...common}
          type={input === "day" ? "date" : "time"}
          value={text}
          onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
        />
      );
    default:
      return (
        <TextInput
          {...common}
          maxLength={80}
          value={text}
          onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
        />
      );
  }
}

interface WordsInputProps {
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
  isRequired?: boolean;
  isLong?: boolean;
  isReadOnly?: boolean;
}

const LONGEST = 1000;

/** A text in every language. The English one is shown where there is no other. */
export function WordsInput({
  label,
  value,
  onChange,
  isRequired = false,
  isLong = false,
  isReadOnly = false,
}: WordsInputProps) {
  const { t } = useText();
  const languageName = useLanguageName();
  const words: Partial<Record<Language, string>> = typeof value === "object" && value !== null ? value : {};
  const change = (language: Language, typed: string) => {
    const { [language]: _, ...other } = words;
    const next = typed ? { ...words, [language]: typed } : other;
    onChange(Object.keys(next).length > 0 ? next : undefined);
  };
  const fields = LANGUAGE_CODES.map((language) => ({
    language,
    dir: LANGUAGES[language].direction,
    name: t("staff.project.inLanguage", { label, language: languageName(language) }),
    required: language === DEFAULT_LANGUAGE && (isRequired || Object.keys(words).length > 0),
  }));
  const Input = isLong ? Textarea : TextInput;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" style={{ gridColumn: "1 / -1" }}>
      {fields.map(({ language, dir, name, required }) => (
        <Input
          key={language}
          label={name}
          lang={language}
          dir={dir}
          required={required}
          readOnly={isReadOnly}
          maxLength={LONGEST}
          value={words[language] ?? ""}
          onChange={({ currentTarget }: { currentTarget: { value: string } }) =>
            change(language, currentTarget.value)
          }
        />
      ))}
    </SimpleGrid>
  );
}
