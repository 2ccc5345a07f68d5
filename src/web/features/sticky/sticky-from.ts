/** Where a form stands in the page, from the page's top. */
export interface FormPlace {
  top: number;
  bottom: number;
}

/**
 * From where the way to the bar is counted (SK-01): the end of the form that a visitor meets on the first screen, or
 * else the top of the page. A form further down has not been passed by whoever reads what stands before it.
 */
export function stickyFrom(forms: readonly FormPlace[], screenHeight: number): number {
  const first = forms.find(({ top }) => top < screenHeight);
  return first ? Math.round(first.bottom) : 0;
}
