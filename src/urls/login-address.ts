/** The parameter for authenticating again although the visitor is logged in. */
export const LOGIN_AGAIN = "again";

/**
 * The login address; afterwards the visitor returns to the same page (AU-04). It does not import the URL table,
 * because browsers use it.
 */
export function loginAddress(path: string): string {
  return `/bumblebee/login?${new URLSearchParams({ redirectPath: path })}`;
}

export function loginAgainAddress(path: string): string {
  return `${loginAddress(path)}&${LOGIN_AGAIN}=1`;
}
