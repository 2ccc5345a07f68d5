import type { RJSFSchema } from "@rjsf/utils";
import { useFormText } from "../form-text.ts";
import { useKindWords } from "../section-kinds.ts";

interface TitledItem {
  item: unknown;
  schema: RJSFSchema;
  index: number;
  /** The title of the list. */
  name: string;
}

const HEADINGS = ["title", "headline", "name", "question", "label", "text", "slug", "id", "value", "caption"];
const LONGEST = 80;

/** The title of an item in a list: its number, its kind if there are several, and its heading. */
export function useItemTitle(): (titled: TitledItem) => string {
  const { t } = useFormText();
  const wordsOf = useKindWords();
  return ({ item, schema, index, name }) => {
    const kind = kindOf(item, schema);
    const named = [kind !== undefined && wordsOf(kind).title, headingOf(item)];
    const words = named.filter(Boolean).join(": ");
    return t("staff.form.itemTitle", { number: index + 1, title: words || name });
  };
}

function kindOf(item: unknown, schema: RJSFSchema): string | undefined {
  const field = schema.discriminator?.propertyName;
  const kind = field === undefined ? undefined : Object(item)[field];
  return typeof kind === "string" ? kind : undefined;
}

/** The first text that says what it is; in a part such as a picture or a link if the item has none itself. */
function headingOf(item: unknown): string {
  if (typeof item !== "object" || item === null) return "";
  const own: unknown[] = HEADINGS.map((name) => Object(item)[name]);
  const texts = [...own, ...Object.values(item)].flatMap((value) => [
    value,
    Object(value).en,
    Object(value).alt,
  ]);
  const found = texts.find((value) => typeof value === "string" && value.trim() !== "");
  const text = typeof found === "string" ? found : "";
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
