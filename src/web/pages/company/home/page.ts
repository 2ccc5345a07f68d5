import type { Caller } from "../../../../contracts/create-caller.ts";
import { requestDocument } from "../../../../contracts/documents/request-documents.ts";
import type { CardAsked, FoundCard } from "../../../../contracts/images/share-card.ts";
import { writeAmount } from "../../../../editions/money.ts";
import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "home",
  query: ["home", "city"],
  chat: "message-home",
  seoFooterSlug: () => "home",
  shareCards: { home: findHomeCard },
});

async function findHomeCard(call: Caller, { edition, slug }: CardAsked): Promise<FoundCard | undefined> {
  if (slug !== "home") return undefined;
  const home = await requestDocument("home", { call, edition });
  if (!home.ok) return undefined;
  const { hero, offerings } = home.value;
  const priced = offerings.items.find((item) => item.from !== undefined);
  const price =
    priced?.from && `${priced.name} ${offerings.from.replace("{price}", writeAmount(priced.from, edition))}`;
  return {
    document: home.value,
    title: hero.headline,
    price: price || undefined,
    photo: hero.picture.photo,
  };
}
