import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { getQuiz } from "../../src/contracts/calls/quiz-calls.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import { QUIZ_TYPES } from "../../src/services/content/types/quiz-types.ts";
import { oneEngine } from "../stores/each-engine.ts";
import { copyOfContent, FIXTURE_TYPES, loadedBackends } from "./fixture-backends.ts";

function newQuiz(title: string, values: object = {}) {
  const picture = { photo: "test-room", alt: "A room with a window" };
  const link = { label: "More", path: "/design-ideas" };
  return {
    title,
    intro: "A short quiz for a test.",
    minutes: 1,
    kind: "style",
    start: "Begin",
    questions: ["first", "second"].map((id) => ({
      id,
      text: "Which one?",
      layout: "pictures",
      answers: [
        { id: "a", label: "A", picture, weights: { modern: 2 } },
        { id: "b", label: "B", picture, weights: { classic: 2 } },
      ],
    })),
    outcomes: [
      { id: "modern", title: "Modern", text: "Plain lines.", link },
      { id: "classic", title: "Classic", text: "Panels and frames.", link },
    ],
    seoTitle: title,
    seoDescription: "A quiz that exists for a test and asks two questions, each of them with two pictures.",
    ...values,
  };
}

function contentWithQuizzes(): string {
  const folder = copyOfContent();
  for (const [name, quiz] of [
    ["style-quiz.json", newQuiz("For all", { language: "en" })],
    ["sa-ar/style-quiz.json", newQuiz("بالعربية")],
    ["sg/cost-quiz.json", newQuiz("For Singapore")],
  ] as const) {
    const file = join(folder, "documents/quiz-templates", name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(quiz));
  }
  return folder;
}

oneEngine("quizzes", ({ newDatabase }) => {
  test("K38 IM-05 EN-40 returns a quiz by its slug, for the country and in the language", async () => {
    const { app } = await loadedBackends({
      database: await newDatabase(),
      contentDirectory: contentWithQuizzes(),
      documentTypes: { ...FIXTURE_TYPES, ...QUIZ_TYPES },
    });
    const read = async (path: string) => {
      const response = await app.request(`/api/quiz/v1/items/${path}`);
      return [response.status, await response.json()];
    };
    expect(await read("style-quiz")).toMatchObject([
      200,
      {
        slug: "style-quiz",
        title: "For all",
        questions: [{ answers: [{ weights: { modern: 2 }, picture: { photo: { width: 300 } } }, {}] }, {}],
        outcomes: [{ id: "modern", groups: [] }, {}],
      },
    ]);
    expect(await read("style-quiz?countryIsoCode=sa&languageCode=ar")).toMatchObject([
      200,
      { title: "بالعربية" },
    ]);
    expect(await read("style-quiz?countryIsoCode=SA")).toMatchObject([200, { title: "For all" }]);
    expect(await read("style-quiz?countryIsoCode=IN&languageCode=ar")).toMatchObject([
      200,
      { title: "For all" },
    ]);
    expect(await read("cost-quiz?countryIsoCode=SG")).toMatchObject([200, { title: "For Singapore" }]);
    expect(await read("cost-quiz?countryIsoCode=IN")).toEqual([
      404,
      { error: 'There is no quiz "cost-quiz" for IN.' },
    ]);
    expect(await read("none")).toMatchObject([404, {}]);
    expect(await read("style-quiz?countryIsoCode=India")).toMatchObject([400, { field: "countryIsoCode" }]);

    const call = createCaller({ addresses: {}, embedded: (request) => app.fetch(request) });
    expect((await call(getQuiz, { quizTemplateSlug: "style-quiz", countryIsoCode: "SG" })).ok).toBe(true);
  });
});
