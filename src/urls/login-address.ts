/** Says that somebody who is logged in shows once more who they are. */
export const LOGIN_AGAIN = "again";

/** Where logging in begins; afterwards somebody is where they were (AU-04). Without the table of all pages: browsers use it. */
export function loginAddress(path: string): string {
  return `/bumblebee/login?${new URLSearchParams({ redirectPath: path })}`;
}

export function loginAgainAddress(path: string): string {
  return `${loginAddress(path)}&${LOGIN_AGAIN}=1`;
}
