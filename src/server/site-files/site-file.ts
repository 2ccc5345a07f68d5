export function siteFile(body: string, type: string, maxAge: number): Response {
  return new Response(body, {
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "cache-control": `public, max-age=${maxAge}`,
    },
  });
}
