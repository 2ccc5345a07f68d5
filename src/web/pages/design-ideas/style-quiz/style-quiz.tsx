import { useLoaderData } from "react-router";
import { useText } from "../../../../ui/text/text.tsx";
import { loadRates } from "../../../features/design-ideas/my-room/load-rates.ts";
import { QuizOpening } from "../../../features/design-ideas/quiz/quiz-opening.tsx";
import { loadQuiz, quizProps } from "../../../features/design-ideas/quiz/quiz-props.ts";
import { loadResult } from "../../../features/design-ideas/quiz/result/load-result.ts";
import {
  ResultBudget,
  ResultDesigns,
  ResultHead,
  ResultPalette,
  ResultWhy,
} from "../../../features/design-ideas/quiz/result/quiz-result-view.tsx";
import { quizAddress, readStep } from "../../../features/design-ideas/quiz/state/quiz-address.ts";
import QuizSteps from "../../../features/design-ideas/quiz/steps/quiz-steps.island.tsx";
import { LeadLink } from "../../../features/leads/drawer/lead-link.tsx";
import { COUNTRY_LABELS } from "../../../frame/layouts/menus/language-menu.tsx";
import { page } from "../../../frame/page.ts";
import { absoluteUrl } from "../../../frame/seo/absolute-url.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { sharedPicture } from "../../../frame/seo/shared-picture.ts";
import { Section } from "../../../sections/parts/section.tsx";
import { Ask } from "../../../sections/text-sections.tsx";

const SLUG = "style-quiz";

export const loader = page(async ({ call, edition, url, site }) => {
  const [quiz, rates] = await Promise.all([loadQuiz(call, edition, SLUG), loadRates(call, edition)]);
  const props = quizProps(quiz, { edition, url, rates });
  const asked = readStep(url.searchParams, quiz.questions.length, props.given.picks);
  const loaded = asked === "result" ? await loadResult(quiz, props, { call, edition, rates }) : undefined;
  return {
    quiz,
    rates,
    props,
    step: typeof asked === "number" ? asked : undefined,
    loaded,
    url: absoluteUrl(site.publicUrl, quizAddress(props.path, props.given, "result")),
  };
});

export const meta = pageMeta<typeof loader>(({ quiz, loaded }, { t, edition, atHost }) => {
  const outcome = loaded?.result.first.outcome;
  const picture = outcome?.picture ?? quiz.outcomes[0]?.picture;
  return {
    title: outcome ? t("quiz.shareTitle", { style: outcome.title }) : quiz.seoTitle,
    description: t("quiz.pageDescription", {
      description: quiz.seoDescription,
      country: t(COUNTRY_LABELS[edition.country]),
    }),
    crumb: quiz.title,
    ...(picture && { image: { ...sharedPicture(picture.photo, atHost), alt: picture.alt } }),
  };
});

export default function StyleQuiz() {
  const { quiz, rates, props, step, loaded, url } = useLoaderData<typeof loader>();
  const { t } = useText();
  if (step !== undefined)
    return (
      <Section className="stack gap-4 quiz-page">
        <h1 className="t15 soft">{quiz.title}</h1>
        <QuizSteps {...props} step={step} />
      </Section>
    );
  if (!loaded) return <QuizOpening quiz={quiz} path={props.path} given={props.given} />;
  const { outcome } = loaded.result.first;
  const stepAt = (at: number) => quizAddress(props.path, props.given, at);
  const homeStep = stepAt(quiz.questions.length + 1);
  return (
    <>
      <ResultHead result={loaded.result} change={stepAt(1)} url={url} />
      <ResultWhy result={loaded.result} />
      <ResultPalette outcome={outcome} />
      {rates && (
        <ResultBudget style={outcome.title} budget={loaded.budget} rates={rates} homeStep={homeStep} />
      )}
      <ResultDesigns loaded={loaded} />
      <Section tone="sand">
        <Ask title={t("quiz.onward", { style: outcome.title })} lede={quiz.note ?? t("quiz.onwardHelp")}>
          <LeadLink ctaType="Normal Lead Forms" formTitle={t("quiz.onward", { style: outcome.title })}>
            {t("style.leadAction")}
          </LeadLink>
        </Ask>
      </Section>
    </>
  );
}
