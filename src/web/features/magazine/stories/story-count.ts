import { pluralForm } from "../../../../editions/counting.ts";
import type { Text } from "../../../../editions/text.ts";

/** "42 stories" */
export function storyCount(count: number, { t, language }: Text): string {
  return pluralForm(count, language) === "one" ? t("magazine.oneStory") : t("magazine.stories", { count });
}
