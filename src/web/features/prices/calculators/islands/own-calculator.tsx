import { useImageHosts } from "../../../../../ui/media/image-host-context.ts";
import { readyPicture } from "../../../../../ui/media/picture.tsx";
import type { ResizeAtHost } from "../../../../../ui/media/resize-picture.ts";
import type { CalculatorIslandProps, CalculatorProps } from "../state/calculator-facts.ts";
import { CALCULATOR_ISLANDS } from "./calculator-islands.ts";

/** The calculator of a page, with no more than what it needs there. */
export function OwnCalculator(props: CalculatorProps) {
  const Calculator = CALCULATOR_ISLANDS[props.name];
  return <Calculator {...islandProps(props, useImageHosts())} />;
}

const PICTURE_SIZES = "(width < 600px) 45vw, 240px";

function islandProps(props: CalculatorProps, atHost: ResizeAtHost): CalculatorIslandProps {
  const { questions: _, links: __, fields, ...words } = props.words;
  const options = Object.entries(fields).flatMap(([field, { options = {} }]) =>
    Object.entries(options).map(([option, { picture }]) => ({ at: `${field}/${option}`, picture })),
  );
  const pictures = options.flatMap(({ at, picture }) =>
    picture ? [[at, readyPicture({ ...picture, sizes: PICTURE_SIZES, ratio: "3:2" }, atHost)] as const] : [],
  );
  return {
    ...props,
    words: { ...words, fields: withoutPictures(fields) },
    pictures: Object.fromEntries(pictures),
  };
}

type Fields = CalculatorProps["words"]["fields"];

function withoutPictures(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { options, ...field }]) => [
      name,
      options ? { ...field, options: mapped(options) } : field,
    ]),
  );
}

function mapped(options: NonNullable<Fields[string]["options"]>) {
  return Object.fromEntries(
    Object.entries(options).map(([name, { picture: _, ...option }]) => [name, option]),
  );
}
