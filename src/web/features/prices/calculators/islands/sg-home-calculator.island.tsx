import { SG_HOME } from "../../../../../prices/calculators/sg-home.ts";
import { calculatorIsland } from "../calculator-panel.tsx";
import { HomeDrawing } from "../drawings/home-drawing.tsx";

export default calculatorIsland("sg-home-calculator", {
  calculator: SG_HOME,
  drawing: HomeDrawing,
  options: {
    "kind/hdb": "M8 8h48v38H8ZM8 17.500h48M8 27h48M8 36.500h48M24 8v38M40 8v38",
    "kind/condo": "M20 4h24v42H20ZM20 12h24M20 20h24M20 28h24M20 36h24M44 12h6v4h-6M44 28h6v4h-6",
    "kind/landed": "M8 24 32 6 56 24V46H8ZM26 46V32h12v14",
  },
});
