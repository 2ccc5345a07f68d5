import type { Country } from "../../../editions/regions.ts";
import type { PaymentName } from "../../../prices/milestones/split-payments.ts";
import type { MessageKey } from "../../../ui/text/text.tsx";

type Proofs = Record<PaymentName, readonly MessageKey[]>;

const PROOFS: Proofs = {
  booking: ["moneyView.proofEstimate", "moneyView.proofNames"],
  order: ["moneyView.proofDrawings", "moneyView.proofPrice"],
  balance: ["moneyView.proofPieces", "moneyView.proofSite"],
};

interface MoneyFacts {
  /** What must be in the visitor's hands before each payment. */
  proofs: Proofs;
  /** How what a bank takes for its money is called. */
  lending: MessageKey;
}

export const MONEY_FACTS: Record<Country, MoneyFacts> = {
  in: { proofs: PROOFS, lending: "moneyView.byInterest" },
  sg: {
    proofs: { ...PROOFS, booking: ["moneyView.proofBond", ...PROOFS.booking] },
    lending: "moneyView.byInterest",
  },
  my: { proofs: PROOFS, lending: "moneyView.byInterest" },
  sa: { proofs: PROOFS, lending: "moneyView.byProfit" },
};
