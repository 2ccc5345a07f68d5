import { LANGUAGES } from "../../../../editions/languages.ts";
import { useText } from "../../../../ui/text/text.tsx";

/** Names the words of a search that no document contains. */
export function IgnoredWords({ words = [] }: { words?: readonly string[] | undefined }) {
  const { t, language } = useText();
  if (words.length === 0) return null;
  const quoted = words.map((keyword) => t("search.heading", { keyword })).join(LANGUAGES[language].comma);
  return <p className="t15">{t("search.ignored", { count: words.length, words: quoted })}</p>;
}
