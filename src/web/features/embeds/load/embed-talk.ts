import { getQuiz } from "../../../../contracts/calls/quiz-calls.ts";
import { getServicePage } from "../../../../contracts/calls/service-page-calls.ts";
import { linkTo } from "../../../../urls/links.ts";
import { loadDocuments } from "../../../frame/load-document.ts";
import { optional, pageNotFound, required } from "../../../frame/page.ts";
import { type EmbedAsk, type EmbedContext, type EmbedLoad, homeEmbed, loadHome, moreAt } from "../content.ts";

export const TALK_EMBEDS = {
  cta: homeEmbed("talk", ({ talk }, context) => ({
    kind: "ask",
    title: talk.title,
    text: talk.lede,
    ask: askIn(context),
  })),
  "banner-with-lead-form": homeEmbed("talk", ({ talk }, context) => ({
    kind: "form",
    title: talk.title,
    text: talk.lede,
    picture: talk.picture,
    ask: askIn(context),
  })),
  "website-cta": async (context) => {
    const { hero, description } = await loadHome(context);
    return { kind: "ask", title: hero.headline, text: description, more: moreAt(context, undefined) };
  },
  "guide-download": homeEmbed(undefined, ({ hero }, context) => {
    const { t } = context;
    const formTitle = t("embed.guideTitle");
    return {
      kind: "ask",
      title: formTitle,
      text: t("embed.guideText"),
      picture: hero.picture,
      ask: { ctaText: t("embed.guideButton"), formTitle, ctaType: "Guide Download" },
    };
  }),
  quiz: async (context) => {
    const { call, edition, t, asked } = context;
    const quiz = await required(
      call(getQuiz, {
        quizTemplateSlug: asked("slug") ?? "style-quiz",
        countryIsoCode: edition.isoCode,
        languageCode: edition.languageCode,
      }),
    );
    const picture = quiz.questions
      .flatMap(({ answers }) => answers)
      .find((answer) => answer.picture)?.picture;
    return {
      kind: "ask",
      title: quiz.title,
      text: quiz.intro,
      picture,
      facts: [
        ...(quiz.questions.length > 0 ? [t("embed.quizQuestions", { count: quiz.questions.length })] : []),
        ...(quiz.minutes > 0 ? [t("embed.quizMinutes", { count: quiz.minutes })] : []),
      ],
      more: moreAt(context, undefined),
      ask: { ...askIn(context), formTitle: quiz.title },
    };
  },
  referral: async (context) => {
    const { call, edition } = context;
    const terms = await optional(
      call(getServicePage, {
        slug: "referral-terms",
        countryIsoCode: edition.isoCode,
        languageCode: edition.languageCode,
      }),
      undefined,
    );
    const { homes } = await loadHome(context);
    return {
      kind: "ask",
      title: context.t("embed.referralTitle"),
      text: terms?.summary,
      picture: homes.items[0]?.picture,
      more: moreAt(context, linkTo(edition, "refer-a-friend")),
    };
  },
  "waiting-list": homeEmbed("centres", ({ local }, context) => {
    const { t } = context;
    const formTitle = t("embed.waitingTitle");
    return {
      kind: "ask",
      title: formTitle,
      text: t("embed.waitingText"),
      picture: local.picture,
      ask: { ...askIn(context), ctaText: t("embed.waitingButton"), formTitle, about: "waiting-list" },
    };
  }),
  notification: async (context) => {
    const notices = await loadDocuments("notifications", context, { size: 20 });
    const today = new Date().toISOString().slice(0, 10);
    const notice = notices.find(({ from, until }) => from <= today && today <= until);
    if (!notice) throw pageNotFound();
    const { message, link } = notice;
    const more = moreAt(context, link?.href);
    return { kind: "notice", title: message, more: link ? { ...more, label: link.text } : more };
  },
} satisfies Record<string, EmbedLoad>;

export function askIn({ t }: Pick<EmbedContext, "t">): EmbedAsk {
  return {
    ctaText: t("lead.button"),
    formTitle: t("lead.title"),
    ctaType: "Oembed Open Form",
  };
}
