import type { Question } from "../../../../contracts/documents/question.ts";
import type { JsonLd } from "../../../frame/seo/structured-data.ts";

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
