import { getDocument } from "../../../../contracts/calls/get-document.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import { HomePage } from "../../../../contracts/documents/home-page.ts";
import type { CardAsked, FoundCard } from "../../../../contracts/images/share-card.ts";
import { writeAmount } from "../../../../editions/money.ts";

export async function findHomeCard(
  call: Caller,
  { edition, slug }: CardAsked,
): Promise<FoundCard | undefined> {
  if (slug !== "home") return undefined;
  const pageSlug = `home-${edition.region}`;
  const outcome = await call(getDocument, { contentSlug: "website_content", pageSlug });
  const home = outcome.ok ? HomePage.safeParse(outcome.value.jsonBody) : undefined;
  if (!outcome.ok || !home?.success) return undefined;
  const { hero, offerings } = home.data;
  const priced = offerings.items.find((item) => item.from !== undefined);
  const price =
    priced?.from && `${priced.name} ${offerings.from.replace("{price}", writeAmount(priced.from, edition))}`;
  return {
    document: outcome.value.jsonBody,
    title: hero.headline,
    price: price || undefined,
    photo: hero.picture.photo,
  };
}
