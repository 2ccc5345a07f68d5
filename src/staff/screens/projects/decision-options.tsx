import { Button, Fieldset, Group, NumberInput, Stack, Text } from "@mantine/core";
import { useText } from "../../frame/staff-text.tsx";
import { WordsInput } from "./field-inputs.tsx";

interface Option {
  id: string;
  label?: unknown;
  amount?: number;
}

interface DecisionOptionsProps {
  value: unknown;
  onChange: (value: unknown) => void;
  currency: string;
}

const MOST_OPTIONS = 6;

/** The options of a decision, each with its additional price. Without options the customer answers by message. */
export function DecisionOptions({ value, onChange, currency }: DecisionOptionsProps) {
  const { t } = useText();
  const options: Option[] = Array.isArray(value) ? value : [];
  const set = (changed: readonly Option[]) => onChange(changed.length > 0 ? changed : undefined);
  const change = (id: string, fields: Partial<Option>) =>
    set(options.map((option) => (option.id === id ? { ...option, ...fields } : option)));
  return (
    <Stack gap="xs" style={{ gridColumn: "1 / -1" }}>
      {options.map((option, index) => (
        <Fieldset key={option.id} legend={t("staff.project.option", { number: index + 1 })}>
          <Stack gap="xs">
            <WordsInput
              label={t("staff.project.field.option")}
              value={option.label}
              onChange={(label) => change(option.id, { label })}
              isRequired
            />
            <NumberInput
              label={`${t("staff.project.field.additional")} (${currency})`}
              value={option.amount ?? 0}
              onChange={(typed) => change(option.id, { amount: typeof typed === "number" ? typed : 0 })}
              hideControls
            />
            <Group>
              <Button
                variant="subtle"
                color="red"
                size="compact-sm"
                onClick={() => set(options.filter(({ id }) => id !== option.id))}
              >
                {t("staff.project.removeOption", { number: index + 1 })}
              </Button>
            </Group>
          </Stack>
        </Fieldset>
      ))}
      {options.length === 0 && (
        <Text size="sm" c="dimmed">
          {t("staff.project.noOptions")}
        </Text>
      )}
      {options.length < MOST_OPTIONS && (
        <Group>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => set([...options, { id: crypto.randomUUID(), amount: 0 }])}
          >
            {t("staff.project.addOption")}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
