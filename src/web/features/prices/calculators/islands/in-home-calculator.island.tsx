import { IN_HOME } from "../../../../../prices/calculators/in-home.ts";
import { calculatorIsland } from "../calculator-panel.tsx";
import { HomeDrawing } from "../drawings/home-drawing.tsx";

export default calculatorIsland("in-home-calculator", {
  calculator: IN_HOME,
  drawing: HomeDrawing,
  options: {
    // Floor plans of homes: a square for each bedroom.
    "home/1bhk": "M10 8h44v36H10ZM10 26h44M32 26v18",
    "home/2bhk": "M8 6h48v40H8ZM8 24h48M24 24v22M40 24v22",
    "home/3bhk": "M6 6h52v40H6ZM6 22h52M19 22v24M32 22v24M45 22v24",
    "home/4bhk": "M6 4h52v44H6ZM6 18h52M19 18v30M32 18v30M45 18v30M6 33h52",
    "home/5bhk": "M4 4h56v44H4ZM4 18h56M18 18v30M32 18v30M46 18v30M4 33h56M26 4v14",
  },
});
