import { pluralForm } from "../../../../editions/counting.ts";
import { useText } from "../../../../ui/text/text.tsx";

/** "12 stories", where somebody has counted them. */
export function useStoryCount(count: number | undefined): string | undefined {
  const { t, language } = useText();
  if (!count) return undefined;
  const isOne = pluralForm(count, language) === "one";
  return t(isOne ? "magazineList.oneStory" : "magazineList.count", { count });
}
