export interface NamedFilter {
  key: string;
  options: readonly { id: string; displayName: string }[];
}

/** The filters' name for "l-shaped", or a readable form of the id if no filter offers it. */
export function optionName(filters: readonly NamedFilter[], key: string, id: string): string {
  const options = filters.find((filter) => filter.key === key)?.options;
  return options?.find((option) => option.id === id)?.displayName ?? readable(id);
}

function readable(id: string): string {
  const words = id.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
