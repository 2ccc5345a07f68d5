import { listDesignIdeas } from "../../../../contracts/calls/graphql/list-design-ideas.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import type { Quiz } from "../../../../contracts/documents/quiz.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { countPrice } from "../../../../prices/count-price.ts";
import type { PriceBand } from "../../../../prices/price-band.ts";
import { TIERS, type Tier } from "../../../../prices/rates.ts";
import type { DatedRates } from "../../../../prices/rates-in-force.ts";
import { listSmartPhotos } from "../../smart-photo/load/list-smart-photos.ts";
import type { QuizProps } from "../state/quiz-facts.ts";
import { countedHome, homesOf } from "../state/quiz-homes.ts";
import { findStylePage, loadStyleDesigns } from "./load-style-designs.ts";
import { quizResult } from "./quiz-result.ts";

interface Asking {
  call: Caller;
  edition: Edition;
  rates: DatedRates | undefined;
}

const PHOTOS = 3;

/** Everything that the result shows; nothing where a quiz leads nowhere. */
export async function loadResult(
  quiz: Quiz,
  props: Omit<QuizProps, "step">,
  { call, edition, rates }: Asking,
) {
  const result = quizResult(quiz, props.given.picks);
  if (!result) return undefined;
  const styles = [result.first, result.second].flatMap((place) => (place ? [place.outcome.id] : []));
  const { designs, isMixed } = await loadStyleDesigns(call, edition, styles);
  return {
    result,
    designs,
    isMixed,
    // Our rates say nothing of designs that are not ours.
    designRates: call.isElsewhere?.(listDesignIdeas) ? undefined : rates,
    // Where there are no galleries of designs there are photographs, with a price on every piece.
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

/** The home that was said, in the city that was said; nothing where none was. */
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
