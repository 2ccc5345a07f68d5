import { LAYOUTS } from "../../../../contracts/documents/designs/design-taxonomy.ts";
import { DESIGN_TIERS } from "../../../../contracts/documents/designs/design-tiers.ts";
import type { DesignIdeaAnswer } from "../../../../contracts/graphql/design-idea-answer.ts";
import type { Country } from "../../../../editions/regions.ts";
import { type MyRoom, roomPriceFacts } from "../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../prices/rates.ts";
import { CARD_GRID_SIZES, Card } from "../../../../ui/media/card.tsx";
import { keepTogether } from "../../../../ui/text/keep-together.tsx";
import { type Text, useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { SaveButton } from "../../customer/wishlist/save-button.tsx";
import { withRoom } from "../my-room/my-room-query.ts";
import { RoomPrice } from "../my-room/room-price.tsx";
import { designPath } from "./design-path.ts";
import { photoOfDesign } from "./list-photos.tsx";
import { PiecesTag } from "./pieces-tag.tsx";
import { roomSizeFacts } from "./room-size.ts";
import "./design-card.css";

interface DesignCardProps {
  design: DesignIdeaAnswer;
  room?: MyRoom | undefined;
  /** The room in which the list is sorted, until the visitor has typed one. */
  standard?: MyRoom | undefined;
  rates?: PriceRates | undefined;
  priority?: boolean;
  level?: 2 | 3 | 4;
  sizes?: string;
}

export function DesignCard(props: DesignCardProps) {
  const { design, room, standard, rates, priority = false, level, sizes = CARD_GRID_SIZES } = props;
  const { t } = useText();
  const { edition } = usePage();
  const href = designPath(edition, design);
  const photo = photoOfDesign(design);
  const facts = rates && roomPriceFacts(rates, design);
  const price = design.totalPrice ?? undefined;
  return (
    <Card
      picture={{ photo, alt: design.altText, sizes, priority }}
      title={keepTogether(design.title)}
      href={withRoom(href, room)}
      level={level ?? 3}
      facts={designFacts(design, edition.country, t)}
      price={
        <RoomPrice
          rates={rates}
          facts={facts}
          own={design.totalPrice}
          room={room ?? standard}
          isStandard={standard !== undefined}
          country={edition.country}
        />
      }
      tag={design.pricedPieces > 0 && <PiecesTag count={design.pricedPieces} />}
      heart={<SaveButton design={{ ...design, href, image: photo.url, price, facts }} />}
    />
  );
}

export function designFacts(design: DesignIdeaAnswer, country: Country, t: Text["t"]): string[] {
  const { roomDimensions, roomSize } = design;
  const layout = LAYOUTS.find((known) => known === design.layout);
  const tier = DESIGN_TIERS.find((known) => known === design.tier);
  return [
    ...(layout ? [t(`card.layout-${layout}`)] : []),
    ...(roomDimensions ? roomSizeFacts(roomDimensions, country, t) : [roomSize].filter(Boolean)),
    ...(tier ? [t(`card.tier-${tier}`)] : []),
  ];
}
