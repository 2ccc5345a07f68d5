const FILMS = [
  // Without cookies, like the frames of our pages.
  {
    element: "amp-youtube",
    host: /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/,
    more: ' credentials="omit"',
  },
  { element: "amp-vimeo", host: /^https:\/\/player\.vimeo\.com\/video\/(\d+)/, more: "" },
] as const;

/** The elements that show a film of another host. */
export const FILM_ELEMENTS = FILMS.map(({ element }) => element);

/** A frame with a film, as AMP shows it. */
export function filmOf(src: string): { tag: string } | undefined {
  for (const { element, host, more } of FILMS) {
    const id = host.exec(src)?.[1];
    const place = `data-videoid="${id}" layout="responsive" width="16" height="9"${more}`;
    if (id) return { tag: `<${element} ${place}></${element}>` };
  }
  return undefined;
}
