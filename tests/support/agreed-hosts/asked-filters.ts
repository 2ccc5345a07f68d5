/** One condition of `filters=field.op:a,b;…`, in the words of the specification. */
export interface AskedFilter {
  /** `roomType.in` */
  subject: string;
  field: string;
  values: string[];
}

export function readFilters(text: string): AskedFilter[] {
  return text
    .split(";")
    .filter((part) => part !== "")
    .map((part) => {
      const colon = part.indexOf(":");
      const subject = part.slice(0, colon);
      const values = part.slice(colon + 1).split(",");
      return { subject, field: subject.split(".")[0] ?? "", values: values.map(decodeURIComponent) };
    });
}

/** The conditions that a host does not know, each told by its subject. */
export function unknownFilters(filters: readonly AskedFilter[], known: readonly string[]): string[] {
  return filters.map(({ subject }) => subject).filter((subject) => !known.includes(subject));
}

/** The values that a field must have one of; nothing where it may have any. */
export function valuesAsked(filters: readonly AskedFilter[], field: string): string[] | undefined {
  return filters.find((filter) => filter.field === field)?.values;
}
