import { Fragment, type ReactNode } from "react";
import { byLanguage, type Language } from "../../../../editions/languages.ts";

const LISTS = byLanguage((language) => new Intl.ListFormat(language, { type: "conjunction" }));

/** "Ananya Rao and Farah Qureshi": pieces of the page with the words of the language between them. */
export function joinWords(pieces: readonly ReactNode[], language: Language): ReactNode {
  const places = LISTS[language].formatToParts(pieces.map((_, index) => String(index)));
  return places.map(({ type, value }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence keep their order
    <Fragment key={index}>{type === "element" ? pieces[Number(value)] : value}</Fragment>
  ));
}
