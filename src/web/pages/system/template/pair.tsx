import type { ReactNode } from "react";
import arabic from "../../../../../messages/ar.json";
import english from "../../../../../messages/en.json";
import { createText, type Text, TextProvider } from "../../../../ui/text/text.tsx";
import { WORDS, type Words } from "./words.ts";

const SIDES = [
  { text: createText("en", english), words: WORDS.en, direction: "ltr" },
  { text: createText("ar", arabic), words: WORDS.ar, direction: "rtl" },
] as const;

export interface Specimen {
  words: Words;
  language: Text["language"];
  /** Ids and radio names must differ between the two sides. */
  unique: (name: string) => string;
}

/** One row of the guide: what it is, then the same thing in English and in Arabic. */
export function Pair(props: { title: string; rule: string; children: (specimen: Specimen) => ReactNode }) {
  const anchor = props.title.toLowerCase().replace(/\W+/g, "-");
  return (
    <section className="guide__row" aria-labelledby={anchor}>
      <div className="guide__what">
        <h2 className="d25" id={anchor}>
          {props.title}
        </h2>
        <p className="t13 soft">{props.rule}</p>
      </div>
      {SIDES.map(({ text, words, direction }) => (
        <div key={text.language} className="guide__side" lang={text.language} dir={direction}>
          <TextProvider text={text}>
            {props.children({ words, language: text.language, unique: (name) => `${name}-${text.language}` })}
          </TextProvider>
        </div>
      ))}
    </section>
  );
}
