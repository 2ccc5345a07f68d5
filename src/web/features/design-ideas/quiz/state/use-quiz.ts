import { useEffect, useEffectEvent, useState } from "react";
import { type QuizGiven, quizAddress, readStep } from "./quiz-address.ts";
import type { QuizProps } from "./quiz-facts.ts";

export type LivingQuiz = ReturnType<typeof useQuiz>;

/** The steps of a quiz and what a visitor makes of them. Every step is one in the history, a choice is not. */
export function useQuiz(facts: QuizProps) {
  const { path, questions } = facts;
  const [state, setState] = useState({ given: facts.given, step: facts.step, turns: 0 });
  const show = (given: QuizGiven) => {
    setState((now) => ({ ...now, given }));
    history.replaceState(history.state, "", quizAddress(path, given, state.step));
  };
  const goTo = (step: number, given = state.given) => {
    history.replaceState(history.state, "", quizAddress(path, given, state.step));
    history.pushState(history.state, "", quizAddress(path, given, step));
    setState(({ turns }) => ({ given, step, turns: turns + 1 }));
  };
  // Back turns to the step before and keeps what was chosen since: nothing is lost by looking again.
  const follow = useEffectEvent(() => {
    const step = readStep(new URLSearchParams(location.search), questions.length, state.given.picks);
    if (location.pathname !== path || typeof step !== "number") return;
    setState(({ given, turns }) => ({ given, step, turns: turns + 1 }));
    history.replaceState(history.state, "", quizAddress(path, state.given, step));
  });
  useEffect(() => {
    const listen = () => follow();
    addEventListener("popstate", listen);
    return () => removeEventListener("popstate", listen);
  }, []);
  return { facts, ...state, show, goTo };
}

export function withPick(given: QuizGiven, question: string, answer: string): QuizGiven {
  return { ...given, picks: { ...given.picks, [question]: answer } };
}
