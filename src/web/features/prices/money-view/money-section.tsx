import type { SectionOf } from "../../../../contracts/documents/sections/content-section.ts";
import { Section, type SectionFrame } from "../../../sections/parts/section.tsx";
import { MONEY_ID, type TypedMoney } from "./money-address.ts";
import MoneyView from "./money-view.island.tsx";

type MoneySectionProps = Omit<SectionOf<"money-view">, "kind"> &
  SectionFrame & { path: string; asked: TypedMoney };

export function MoneySection({ id = MONEY_ID, tone, title, lede, path, asked }: MoneySectionProps) {
  return (
    <Section id={id} tone={tone} title={title} lede={lede}>
      <MoneyView id={id} path={path} asked={asked} />
    </Section>
  );
}
