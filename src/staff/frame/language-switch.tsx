import { Button, Group } from "@mantine/core";
import { LANGUAGE_CODES, LANGUAGES } from "../../editions/languages.ts";
import { chooseLanguage, useText } from "./staff-text.tsx";

export function LanguageSwitch() {
  const { language } = useText();
  return (
    <Group gap="xs">
      {LANGUAGE_CODES.filter((other) => other !== language).map((other) => (
        <Button
          key={other}
          variant="subtle"
          size="compact-sm"
          lang={other}
          onClick={() => chooseLanguage(other)}
        >
          {LANGUAGES[other].ownName}
        </Button>
      ))}
    </Group>
  );
}
