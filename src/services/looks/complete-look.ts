import { z } from "zod";
import type { DerivedLook, FinishProduct, HomeLook, Named } from "../../contracts/documents/home-look.ts";
import { PLAN_ROOM_NAMES } from "../../contracts/documents/home-look-plan.ts";
import {
  BUDGET_BANDS,
  HOME_SIZE_NAMES,
  isLookCountry,
  type LookCountry,
  MATERIAL_NAMES,
  PALETTE_NAMES,
  ROOM_NAMES,
  STYLE_NAMES,
  TIER_NAMES,
} from "../../contracts/documents/home-look-words.ts";
import { Picture } from "../../contracts/documents/picture.ts";
import { COUNTRIES } from "../../editions/countries.ts";
import type { CompletionContext, ConnectionContext } from "../content/document-type.ts";

const CURRENCIES: Record<LookCountry, string> = { IN: COUNTRIES.in.currency, SG: COUNTRIES.sg.currency };

export function completeLook(look: HomeLook, context: CompletionContext): object {
  const { country, slug, blame } = context;
  const [cover] = look.rooms;
  if (!cover || !isLookCountry(country)) {
    blame([], "a look belongs to India or Singapore: put its file into the folder in or sg");
    return look;
  }
  const prices = pricesOf(look, country, context);
  const price = prices.find(({ homeSize }) => homeSize.id === look.homeSize);
  if (!price) {
    blame(["prices"], `have no entry for the home that is shown, "${look.homeSize}"`);
    return look;
  }
  const { homeSize, ...range } = price;
  const derived: DerivedLook = {
    image: cover.picture.photo.url,
    picture: cover.picture,
    id_1_Value: `${country.toLowerCase()}-${slug}`,
    style: named(STYLE_NAMES, look.style),
    palette: { ...look.palette, name: PALETTE_NAMES[look.palette.id] },
    tier: named(TIER_NAMES, look.tier),
    city: { id: look.city.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"), name: look.city },
    homeSize,
    materials: look.materials.map((id) => named(MATERIAL_NAMES, id)),
    rooms: look.rooms.map((room) => ({ ...room, name: ROOM_NAMES[room.room] })),
    price: range,
    prices,
    budget: budgetOf(range, country),
    ...(look.plan && {
      plan: {
        ...look.plan,
        rooms: look.plan.rooms.map((room) => ({ ...room, name: PLAN_ROOM_NAMES[room.room] })),
      },
    }),
    roomTypes: [...new Set(look.rooms.map(({ room }) => room))],
    materialTypes: look.materials,
    seo_data: {
      title: `${look.title}: ${homeSize.name}, ${STYLE_NAMES[look.style]}`.slice(0, 70),
      description: shorten(look.concept, 160),
    },
  };
  return { ...look, ...derived };
}

const TitledCategory = z.object({ title: z.string() });

/** Adds the name of the category from its own document, and the finishes of the catalogue. */
export function connectLook(look: HomeLook, context: ConnectionContext): object {
  const category = context.require("home-look-categories", look.category, ["category"]);
  const finishes = look.finishes.map((finish, index) => ({
    ...finish,
    product: finish.code && productOf(context.require("finishes", finish.code, ["finishes", index, "code"])),
  }));
  return { ...look, finishes, ...(category && { categoryName: TitledCategory.parse(category).title }) };
}

const ListedFinish = z.object({
  name: z.string(),
  category_slug: z.string(),
  picture: Picture,
  materialData: z.object({ availability: z.string() }),
  skusData: z.object({ price: z.number(), fields: z.array(z.object({ value: z.string() })) }),
});

/** Undefined if it has no page (AMB-38). */
function productOf(finish: object | undefined): FinishProduct | undefined {
  if (!finish) return undefined;
  const { name, category_slug: category, picture, materialData, skusData } = ListedFinish.parse(finish);
  if (materialData.availability !== "yes") return undefined;
  return { name, category, picture, price: skusData.price, unit: skusData.fields[0]?.value };
}

function pricesOf({ prices }: HomeLook, country: LookCountry, { blame }: CompletionContext) {
  const names: Record<string, string> = HOME_SIZE_NAMES[country];
  return prices.map(({ homeSize, low, high }, index) => {
    const name = names[homeSize];
    if (!name) {
      const known = Object.keys(names).join(", ");
      blame(
        ["prices", index, "homeSize"],
        `"${homeSize}" is not a home size in ${country}; use one of ${known}`,
      );
    }
    return { homeSize: { id: homeSize, name: name ?? homeSize }, low, high, currency: CURRENCIES[country] };
  });
}

function budgetOf({ low, high }: { low: number; high: number }, country: LookCountry): Named {
  const likely = (low + high) / 2;
  const bands: readonly { id: string; name: string; below: number }[] = BUDGET_BANDS[country];
  const { id, name } = bands.find(({ below }) => likely < below) ?? bands[0] ?? { id: "", name: "" };
  return { id, name };
}

function named<Id extends string>(names: Record<Id, string>, id: Id): Named {
  return { id, name: names[id] };
}

function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\s,;:–]+\S*$/, "")}…`;
}
