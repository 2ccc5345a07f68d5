import type { DesignIdeaAnswer } from "../../../../contracts/graphql/design-idea.ts";
import { formatAmount } from "../../../../editions/money.ts";
import type { ShownPicture } from "../../../../ui/media/photo.ts";
import { linkTo } from "../../../../urls/links.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { pageNotFound } from "../../../frame/page.ts";
import { designPath } from "../../design-ideas/designs/design-path.ts";
import { listedDesign } from "../../design-ideas/designs/find/listed-design.ts";
import { type DesignPlace, findWholeDesign } from "../../design-ideas/designs/find-design.ts";
import { loadSimilar } from "../../design-ideas/designs/load-similar-designs.ts";
import { priceAsDrawn } from "../../design-ideas/designs/view/design-price.tsx";
import { loadRates } from "../../design-ideas/my-room/load-rates.ts";
import { listSmartPhotos } from "../../design-ideas/smart-photo/load/list-smart-photos.ts";

/** What a landing page shows of one design, whichever kind it is. */
interface LandingDesign {
  title: string;
  text: string;
  picture: ShownPicture;
  /** In words; nothing where nobody can tell. */
  price: string | undefined;
  /** As lists tell of it, where they do. */
  listed: DesignIdeaAnswer | undefined;
  roomSize: string;
  /** The page that the design has in its gallery. */
  path: string;
}

/** A design of the gallery, or a photograph in which every piece has its price; not found where neither has the slug. */
export async function loadLanding(place: DesignPlace, slug: string) {
  const { call, edition } = place;
  const rates = await loadRates(call, edition);
  const design = await findWholeDesign(place, { slug });
  if (design?.redirectedTo) throw followOn(place, design.redirectedTo);
  if (!design) {
    const landing = await findPhoto(place, slug);
    return { landing, similar: await loadSimilar(call, edition, landing.comparable), rates };
  }
  const landing: LandingDesign = {
    title: design.title,
    text: design.description,
    picture: design.picture,
    price: priceAsDrawn({ design, rates, edition }),
    listed: listedDesign(design, edition),
    roomSize: design.roomSize,
    path: designPath(edition, design),
  };
  return { landing, similar: await loadSimilar(call, edition, design), rates };
}

export type LoadedLanding = Awaited<ReturnType<typeof loadLanding>>;

async function findPhoto({ call, edition }: DesignPlace, slug: string) {
  const [photo] = await listSmartPhotos(call, edition, { slugs: [slug], size: 1 });
  if (!photo) throw pageNotFound();
  const { title, picture, totalPrice, roomSize, roomType, href } = photo;
  const landing: LandingDesign = {
    title,
    text: "",
    picture,
    price: formatAmount(totalPrice, edition.country),
    listed: undefined,
    roomSize,
    path: href,
  };
  return { ...landing, comparable: { slug, contentType: "smart-photo", roomType, tags: [], colours: [] } };
}

function followOn({ edition }: DesignPlace, slug: string) {
  const path = linkTo(edition, "lp", { designSlug: slug });
  return path ? redirectTo(path, 301) : pageNotFound();
}
