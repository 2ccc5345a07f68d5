/** Where logging in begins; afterwards somebody is where they were (AU-04). Without the table of all pages: browsers use it. */
export function loginAddress(path: string): string {
  return `/bumblebee/login?${new URLSearchParams({ redirectPath: path })}`;
}
