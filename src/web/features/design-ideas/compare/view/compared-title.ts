import type { Text } from "../../../../../ui/text/text.tsx";
import type { Compared } from "../compared.ts";

/** What a comparison is called, on its page and where it is shared. */
export function comparedTitle({ products }: Pick<Compared, "products">, { t }: Pick<Text, "t">): string {
  const [one, two] = products.map(({ product }) => product.name);
  return one && two ? t("compare.title", { one, two }) : t("compare.titleAlone");
}
