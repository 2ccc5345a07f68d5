/** One condition of `filters=field.op:a,b;…`, in the terms of the specification. */
export interface AskedFilter {
  /** For example `roomType.in`. */
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

/** The conditions that a host does not support, by their subject. */
export function unknownFilters(filters: readonly AskedFilter[], known: readonly string[]): string[] {
  return filters.map(({ subject }) => subject).filter((subject) => !known.includes(subject));
}

/** The accepted values of a field; undefined if any value is accepted. */
export function valuesAsked(filters: readonly AskedFilter[], field: string): string[] | undefined {
  return filters.find((filter) => filter.field === field)?.values;
}
