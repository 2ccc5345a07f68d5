/** The URL of a path on our own host, whatever the path looks like: "//evil.example" stays a path. */
export function absoluteUrl(publicUrl: string, path: string, query: Record<string, string> = {}): string {
  const url = new URL(publicUrl);
  url.pathname = path;
  url.search = new URLSearchParams(query).toString();
  return url.href;
}
