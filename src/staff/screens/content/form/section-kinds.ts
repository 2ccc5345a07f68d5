import { useLabel } from "./field-labels.ts";
import { useFormText } from "./form-text.ts";

interface KindWords {
  title: string;
  /** What it is for; undefined for kinds that explain themselves. */
  about: string | undefined;
}

/** The words for a kind of section, or of another part that has kinds. */
export function useKindWords(): (kind: string) => KindWords {
  const { find } = useFormText();
  const label = useLabel();
  return (kind) => ({
    title: find(`staff.form.section.${kind}`) ?? label(kind),
    about: find(`staff.form.about.${kind}`),
  });
}
