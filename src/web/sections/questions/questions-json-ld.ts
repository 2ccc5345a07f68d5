import type { Question } from "../../../contracts/documents/question.ts";
import type { ContentSection } from "../../../contracts/documents/sections/content-section.ts";

export function questionsIn(sections: readonly ContentSection[]) {
  const questions = sections.flatMap((section) => (section.kind === "questions" ? section.items : []));
  return questions.length > 0 ? [questionsJsonLd(questions)] : [];
}

export function questionsJsonLd(questions: readonly Question[]) {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
