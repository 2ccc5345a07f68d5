import { useState } from "react";
import type { Earnings } from "../../../../contracts/documents/sections/price-sections.ts";
import { Button } from "../../../../ui/forms/button.tsx";
import { TextInput } from "../../../../ui/forms/text-input.tsx";
import { Money } from "../../../../ui/text/money.tsx";
import { fillPlaceholders } from "../../../../ui/text/text.tsx";
import { island } from "../../../frame/islands/island.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { Filled } from "../../../sections/parts/filled.tsx";
import { countEarnings, type EarningsAsked, readEarnings } from "./count-earnings.ts";
import "./partner-earnings.css";

interface PartnerEarningsProps {
  id: string;
  path: string;
  words: Earnings;
  asked: EarningsAsked;
}

export default island("partner-earnings", PartnerEarnings, { when: "intent" });

/** Calculates a partner's year: immediately with scripts, else on the page that the form loads. */
function PartnerEarnings({ id, path, words, asked }: PartnerEarningsProps) {
  const [typed, setTyped] = useState({ homes: String(asked.homes), order: String(asked.order) });
  const chosen = readEarnings(typed, words);
  const { year, perHome } = countEarnings(chosen, words.tiers);
  const number = (name: "homes" | "order", bounds: { least: number; most: number }) => ({
    name,
    id: `${id}-${name}`,
    label: words[name].label,
    help: words[name].help,
    type: "number",
    inputMode: "numeric" as const,
    min: bounds.least,
    max: bounds.most,
    step: 1,
    required: true,
    dir: "ltr",
    value: typed[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
  });
  return (
    <div className="split split--5-7 earnings">
      <form className="split__sheet" action={`${path}#${id}`} method="get">
        <TextInput {...number("homes", { least: 1, most: words.homes.most })} />
        <TextInput {...number("order", words.order)} />
        <Button type="submit">{words.show}</Button>
      </form>
      <div className="stack gap-4" role="status">
        <p className="kicker">{words.year}</p>
        <p className="d56">
          <Amount of={year} />
        </p>
        <p>
          <Filled text={words.perHome} parts={{ amount: <Amount of={perHome} /> }} />
        </p>
        <ul className="stack gap-1 t15 soft">
          {words.halves.map((half) => (
            <li key={half}>
              <Filled text={half} parts={{ amount: <Amount of={Math.round(perHome / 2)} /> }} />
            </li>
          ))}
        </ul>
        <Tiers words={words} />
        <p className="t13 soft measure">{words.note}</p>
      </div>
    </div>
  );
}

function Tiers({ words }: { words: Earnings }) {
  return (
    <>
      <p className="t15 strong">{words.tierLabel}</p>
      <dl className="pairs t15">
        {words.tiers.map(({ from, percent }, index) => {
          const next = words.tiers[index + 1]?.from;
          const name = next ? words.tierHomes : words.tierHomesMore;
          return (
            <div key={from}>
              <dt>{fillPlaceholders(name, { from, to: (next ?? 0) - 1 })}</dt>
              <dd className="num">{percent}%</dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

function Amount({ of: amount }: { of: number }) {
  return <Money amount={amount} country={usePage().edition.country} />;
}
