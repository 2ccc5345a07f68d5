import type { Question } from "../../../contracts/documents/question.ts";
import type { JsonLd } from "./structured-data.ts";

/** The entries of a page for search engines, each with its place in the whole list. */
export function itemList(
  items: readonly { name: string; url: string }[],
  { before, total }: { before: number; total: number },
): JsonLd {
  return {
    "@type": "ItemList",
    numberOfItems: total,
    itemListElement: items.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: before + index + 1,
      name,
      url,
    })),
  };
}

export function faqPage(questions: readonly Question[]): JsonLd {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
