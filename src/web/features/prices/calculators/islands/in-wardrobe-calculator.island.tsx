import { IN_WARDROBE } from "../../../../../prices/calculators/in-wardrobe.ts";
import { calculatorIsland } from "../calculator-panel.tsx";
import { WardrobeViews } from "../drawings/wardrobe-views.tsx";

export default calculatorIsland("in-wardrobe-calculator", {
  calculator: IN_WARDROBE,
  drawing: WardrobeViews,
  options: {
    "door/hinged": "M10 6h44v40H10ZM24.7 6v40M39.3 6v40M22 24v5M27.4 24v5M42 24v5",
    "door/sliding": "M10 6h44v40H10ZM34 6v40M30 10v32M14 24v5M50 24v5",
    "door/walk-in": "M10 6h44v40H10ZM24 6v40M40 6v40M10 18h14M10 30h14M40 18h14M40 30h14M24 14h16",
  },
});
