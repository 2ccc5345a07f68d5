import { SA_HOME } from "../../../../../prices/calculators/sa-home.ts";
import { calculatorIsland } from "../calculator-panel.tsx";
import { HomeDrawing } from "../drawings/home-drawing.tsx";

export default calculatorIsland("sa-home-calculator", {
  calculator: SA_HOME,
  drawing: HomeDrawing,
  options: {
    "home/apartment": "M12 8h40v38H12ZM12 20.600h40M12 33.300h40M32 8v38",
    "home/floor": "M10 6h44v40H10ZM10 26h44M26 46V34h12v12M16 12h8v8h-8ZM40 12h8v8h-8Z",
    "home/duplex": "M8 8h48v38H8ZM8 27h48M32 8v38M14 46V36h8v10M42 46V36h8v10",
    "home/townhouse": "M16 12h32v34H16ZM16 23h32M16 34h32M26 46v-8h12v8M22 6h20v6H22Z",
    "home/villa": "M6 22h52v24H6ZM16 8h32v14H16ZM26 46V32h12v14M12 28h8v8h-8ZM44 28h8v8h-8Z",
    "home/palace":
      "M4 20h56v26H4ZM14 8h36v12H14ZM26 46V34a6 6 0 0 1 12 0v12M10 28v12M18 28v12M46 28v12M54 28v12",
  },
});
