import type { MyRoom } from "../../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../../prices/rates.ts";
import type { Tastes } from "../load-tastes.ts";
import type { FilledWidget } from "../load-widgets.ts";

export interface Prices {
  room: MyRoom | undefined;
  rates: PriceRates | undefined;
}

export interface WidgetProps extends Prices {
  widget: FilledWidget;
  tastes: Tastes;
}
