import type { CalculatorWords } from "../../../../contracts/documents/calculators/calculator-words.ts";
import type { PageDescription } from "../../../frame/seo/page-head.ts";
import { questionsJsonLd } from "../../../sections/questions/questions-json-ld.ts";

/** What a calculator says of itself. Choices in the address make no other page for search engines. */
export function calculatorMeta({ props: { words } }: { props: { words: CalculatorWords } }): PageDescription {
  const { title, description, crumb, questions } = words;
  return { title, description, crumb, jsonLd: questions ? [questionsJsonLd(questions.items)] : [] };
}
