import { MY_HOME } from "../../../../../prices/calculators/my-home.ts";
import { calculatorIsland } from "../calculator-panel.tsx";
import { HomeDrawing } from "../drawings/home-drawing.tsx";

export default calculatorIsland("my-home-calculator", {
  calculator: MY_HOME,
  drawing: HomeDrawing,
  options: {
    "home/apartment": "M12 8h40v38H12ZM12 20.600h40M12 33.300h40M32 8v38",
    "home/condo": "M20 4h24v42H20ZM20 12h24M20 20h24M20 28h24M20 36h24M44 12h6v4h-6M44 28h6v4h-6",
    "home/serviced": "M22 4h20v42H22ZM22 12h20M22 20h20M22 28h20M14 36h36v10H14Z",
    "home/terrace-1": "M4 26 18 16l14 10 14-10 14 10V46H4ZM32 26v20M12 46V34h8v12M42 46V34h8v12",
    "home/terrace-2": "M4 18 18 8l14 10L46 8l14 10V46H4ZM32 18v28M4 32h56M12 46V36h8v10M42 46V36h8v10",
    "home/semi-d": "M6 20 32 6l26 14V46H6ZM32 6v40M6 32h52M14 46V36h8v10M42 46V36h8v10",
    "home/bungalow": "M4 26 32 10l28 16V46H4ZM26 46V32h12v14M10 32h10v8H10ZM44 32h10v8H44Z",
  },
});
