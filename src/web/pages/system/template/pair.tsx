import type { ReactNode } from "react";
import { textOf } from "../../../../editions/all-texts.ts";
import { DIRECTIONS, type Direction, LANGUAGE_CODES, LANGUAGES } from "../../../../editions/languages.ts";
import { TextProvider } from "../../../../ui/text/text.tsx";
import rtl from "./words/ar.json" with { type: "json" };
import ltr from "./words/en.json" with { type: "json" };

/** The texts of the specimens in each direction. The guide is internal, so its texts are not in the message files. */
const WORDS: Record<Direction, typeof ltr> = { ltr, rtl };

/** The first language of each direction. */
const SIDES = DIRECTIONS.flatMap((direction) => {
  const language = LANGUAGE_CODES.find((code) => LANGUAGES[code].direction === direction);
  return language ? [{ text: textOf(language), words: WORDS[direction], direction }] : [];
});

export interface Specimen {
  words: typeof ltr;
  /** Ids and radio names must differ between the two sides. */
  unique: (name: string) => string;
}

export function Pair(props: { title: string; rule: string; children: (specimen: Specimen) => ReactNode }) {
  const anchor = props.title.toLowerCase().replace(/\W+/g, "-");
  return (
    <section className="split rule guide__row" aria-labelledby={anchor}>
      <div className="stack gap-2">
        <h2 className="d25" id={anchor}>
          {props.title}
        </h2>
        <p className="t13 soft">{props.rule}</p>
      </div>
      {SIDES.map(({ text, words, direction }) => (
        <div key={text.language} className="guide__side" lang={text.language} dir={direction}>
          <TextProvider text={text}>
            {props.children({ words, unique: (name) => `${name}-${text.language}` })}
          </TextProvider>
        </div>
      ))}
    </section>
  );
}
