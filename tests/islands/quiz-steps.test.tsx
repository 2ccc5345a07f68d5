import { screen, within } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import arabic from "../../content/documents/quiz-templates/sa-ar/style-quiz.json";
import english from "../../content/documents/quiz-templates/style-quiz.json";
import type { QuizGiven } from "../../src/web/features/design-ideas/quiz/state/quiz-address.ts";
import QuizSteps from "../../src/web/features/design-ideas/quiz/steps/quiz-steps.island.tsx";
import { openIsland, serveIsland } from "../support/islands/serve-island.tsx";

const photo = (name: string) => ({
  url: `/photos/${name}`,
  name,
  width: 1200,
  height: 800,
  dominant: "#cccccc",
});

function propsAt(
  step: number,
  given: QuizGiven = { picks: {} },
  quiz: typeof english | typeof arabic = english,
) {
  return {
    path: "/in",
    questions: quiz.questions.map(({ id, text, answers }) => ({
      id,
      text,
      answers: answers.map(({ id, label, picture }) => ({
        id,
        label,
        picture: { photo: photo(picture.photo), alt: picture.alt },
      })),
    })),
    homes: [
      { id: "2bhk", name: "2 BHK", note: "780 sq ft" },
      { id: "3bhk", name: "3 BHK", note: "1,180 sq ft" },
    ],
    cities: { bengaluru: "Bengaluru", pune: "Pune" },
    city: "bengaluru",
    given,
    step,
  };
}

const question = () => screen.getByRole("heading", { level: 2 });
const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });

test("a press on a picture chooses it, opens the next step, and is in the address; Back shows it again", async () => {
  const user = userEvent.setup();
  await openIsland(QuizSteps, propsAt(1));
  const first = question().textContent;
  await user.click(radio("Pale wood and a lot of air"));
  expect(question().textContent).toBe("Which kitchen would you cook in?");
  expect(document.activeElement).toBe(question());
  expect(location.search).toBe("?step=2&pick-living=pale");
  await user.click(screen.getByRole("link", { name: "Back" }));
  expect(question().textContent).toBe(first);
  expect(radio("Pale wood and a lot of air").checked).toBe(true);
});

test("keys choose without leaving the step; Next continues, and the row of pictures leads back", async () => {
  const user = userEvent.setup();
  await openIsland(QuizSteps, propsAt(1));
  radio("Pale wood and a lot of air").focus();
  await user.keyboard(" {ArrowDown}");
  expect(location.search).toContain("step=1");
  expect(question().textContent).toBe(english.questions[0]?.text);
  await user.click(screen.getByRole("button", { name: "Next" }));
  expect(question().textContent).toBe(english.questions[1]?.text);
  const steps = screen.getByRole("list", { name: "Questions" });
  await user.click(within(steps).getByRole("link"));
  expect(question().textContent).toBe(english.questions[0]?.text);
});

test("the browser's Back shows the previous step and loses nothing", async () => {
  const user = userEvent.setup();
  await openIsland(QuizSteps, propsAt(1));
  await user.click(radio("Pale wood and a lot of air"));
  const turned = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  history.back();
  await turned;
  await expect.poll(() => question().textContent).toBe(english.questions[0]?.text);
  expect(location.search).toBe("?step=1&pick-living=pale");
});

test("the last step asks for the home, and its form leads to the result with all answers", async () => {
  const user = userEvent.setup();
  await openIsland(QuizSteps, propsAt(9, { picks: { living: "pale" } }));
  await user.click(radio("3 BHK 1,180 sq ft"));
  await user.selectOptions(screen.getByLabelText("City"), "pune");
  const form = document.querySelector("form");
  const sent = new URLSearchParams(
    [...new FormData(form ?? undefined)].map(([key, value]) => [key, String(value)]),
  );
  expect(Object.fromEntries(sent)).toEqual({
    step: "result",
    "pick-living": "pale",
    home: "3bhk",
    city: "pune",
  });
});

test("works the same in Arabic, and is a form before hydration", async () => {
  const user = userEvent.setup();
  const served = serveIsland(QuizSteps, propsAt(1, { picks: {} }, arabic), { region: "sa-ar" });
  expect(served.element.querySelector("form")?.getAttribute("method")).toBe("get");
  expect(served.element.querySelectorAll('input[type="radio"]')).toHaveLength(6);
  await served.hydrate();
  await user.click(radio(arabic.questions[0]?.answers[0]?.label ?? ""));
  expect(question().textContent).toBe(arabic.questions[1]?.text);
  expect(document.documentElement.dir).toBe("rtl");
});
