import type { HomePage } from "../../../../../contracts/documents/home-page.ts";
import type { Country } from "../../../../../editions/regions.ts";
import { Money } from "../../../../../ui/text/money.tsx";
import { Mosaic } from "../../../../sections/picture-sections.tsx";

interface HomesProps {
  homes: HomePage["homes"];
  sampleNote: string;
  country: Country;
}

/** Homes that were built, each with its numbers. */
export function HomesSection({ homes: { items, ...homes }, sampleNote, country }: HomesProps) {
  return (
    <Mosaic
      id="homes"
      {...homes}
      sampleNote={sampleNote}
      items={items.map(({ title, picture, facts, price, weeks, designer }) => ({
        title,
        picture,
        facts: [
          ...facts,
          <Money key="price" amount={price} country={country} strong={false} />,
          weeks,
          ...(designer ? [designer] : []),
        ],
      }))}
    />
  );
}
