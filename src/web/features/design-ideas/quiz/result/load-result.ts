import { listDesignIdeas } from "../../../../../contracts/calls/graphql/list-design-ideas.ts";
import type { Caller } from "../../../../../contracts/create-caller.ts";
import {
  type Quiz,
  type QuizOutcome,
  rankOutcomes,
} from "../../../../../contracts/documents/quiz-document.ts";
import type { DesignIdeaAnswer } from "../../../../../contracts/graphql/design-idea-answer.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { countPrice } from "../../../../../prices/count-price.ts";
import type { PriceBand } from "../../../../../prices/price-band.ts";
import { TIERS, type Tier } from "../../../../../prices/rates.ts";
import type { DatedRates } from "../../../../../prices/rates-in-force.ts";
import type { ShownPicture } from "../../../../../ui/media/photo.ts";
import { linkTo } from "../../../../../urls/links.ts";
import { findDocuments } from "../../../../frame/load-document.ts";
import { findDesigns } from "../../designs/list-designs.ts";
import { listSmartPhotos } from "../../smart-photo/load/list-smart-photos.ts";
import { countedHome, homesOf, type QuizProps } from "../quiz-props.ts";

interface QuizContext {
  call: Caller;
  edition: Edition;
  rates: DatedRates | undefined;
}

const PHOTOS = 3;

export async function loadResult(
  quiz: Quiz,
  props: Omit<QuizProps, "step">,
  { call, edition, rates }: QuizContext,
) {
  const result = quizResult(quiz, props.given.picks);
  if (!result) return undefined;
  const styles = [result.first, result.second].flatMap((place) => (place ? [place.outcome.id] : []));
  const { designs, isMixed } = await loadStyleDesigns(call, edition, styles);
  return {
    result,
    designs,
    isMixed,
    // Our rates do not apply to designs of an upstream.
    designRates: call.isUpstream?.(listDesignIdeas) ? undefined : rates,
    // A country without galleries of designs has smart photos with priced pieces.
    photos: designs.length > 0 ? [] : await listSmartPhotos(call, edition, { size: PHOTOS }),
    stylePage: await findStylePage(call, edition, result.first.outcome.id),
    budget: rates && budgetFor(rates, props, edition),
  };
}

export type LoadedResult = NonNullable<Awaited<ReturnType<typeof loadResult>>>;

export interface QuizBudget {
  home: string;
  note: string;
  city: string;
  tiers: { tier: Tier; band: PriceBand }[];
}

function budgetFor(
  rates: DatedRates,
  { homes, cities, city, given }: Omit<QuizProps, "step">,
  { country }: Edition,
): QuizBudget | undefined {
  const home = homesOf(country).find((name) => name === given.home);
  const shown = homes.find(({ id }) => id === home);
  const counted = home && countedHome(country, home);
  if (!shown || !counted) return undefined;
  const asked = given.city ?? city;
  const tiers = TIERS.flatMap((tier) => {
    const band = countPrice(rates, counted, { city: asked, tier });
    return band ? [{ tier, band }] : [];
  });
  return { home: shown.name, note: shown.note, city: cities[asked] ?? asked, tiers };
}

const LOOKED_THROUGH = 40;
const SHOWN = 6;

/**
 * Loads designs of a style, each from another room first. The next style fills the gaps; a country may have no
 * designs.
 */
async function loadStyleDesigns(
  call: Caller,
  edition: Edition,
  styles: readonly string[],
): Promise<{ designs: DesignIdeaAnswer[]; isMixed: boolean }> {
  if (!linkTo(edition, "design-ideas")) return { designs: [], isMixed: false };
  const lists = await Promise.all(
    styles.map((style) => {
      const filters = [{ field: "style", op: "in" as const, values: [style] }];
      return findDesigns(call, edition, { filters, size: LOOKED_THROUGH });
    }),
  );
  const designs = lists.flatMap(pickVaried).slice(0, SHOWN);
  return { designs, isMixed: designs.length > (lists[0]?.length ?? 0) };
}

function pickVaried(designs: readonly DesignIdeaAnswer[]): DesignIdeaAnswer[] {
  const isFirst = ({ roomType }: DesignIdeaAnswer, index: number) =>
    designs.findIndex((other) => other.roomType === roomType) === index;
  return [...designs.filter(isFirst), ...designs.filter((design, index) => !isFirst(design, index))];
}

async function findStylePage(call: Caller, edition: Edition, style: string): Promise<string | undefined> {
  if (!linkTo(edition, "design-style", { pageSlug: "any" })) return undefined;
  const pages = await findDocuments("design-styles", { call, edition });
  const found = pages.find(({ styles }) => styles.some((name) => name === style));
  return found && linkTo(edition, "design-style", { pageSlug: found.slug });
}

interface Reason {
  question: string;
  answer: string;
  picture?: ShownPicture | undefined;
  points: number;
}

interface Place {
  outcome: QuizOutcome;
  points: number;
  reasons: Reason[];
}

export interface QuizResult {
  first: Place;
  second: Place | undefined;
  best: { id: string; title: string; points: number }[];
  answered: number;
}

const SHOWN_STYLES = 4;

function quizResult(quiz: Quiz, picks: Readonly<Record<string, string>>): QuizResult | undefined {
  const ranked = rankOutcomes(quiz, picks);
  const [first, second] = ranked.map((outcome) => ({
    ...outcome,
    reasons: outcome.reasons
      .flatMap(({ question, answer, points }) => {
        const asked = quiz.questions.find(({ id }) => id === question);
        const given = asked?.answers.find(({ id }) => id === answer);
        return asked && given
          ? [{ question: asked.text, answer: given.label, picture: given.picture, points }]
          : [];
      })
      .sort((one, other) => other.points - one.points),
  }));
  if (!first) return undefined;
  return {
    first,
    second: second && second.points > 0 ? second : undefined,
    best: ranked
      .filter(({ points }) => points > 0)
      .slice(0, SHOWN_STYLES)
      .map(({ outcome: { id, title }, points }) => ({ id, title, points })),
    answered: Object.keys(picks).length,
  };
}
