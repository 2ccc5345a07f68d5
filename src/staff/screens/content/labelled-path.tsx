import type { FieldPath } from "./draft/value-differences.ts";
import { useLabel } from "./form/field-labels.ts";

/** "Hero › Text", as the form names its fields. */
export default function LabelledPath({ path }: { path: FieldPath }) {
  const label = useLabel();
  return path.map((step) => (typeof step === "number" ? step + 1 : label(step))).join(" › ");
}
