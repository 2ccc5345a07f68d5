const FILMS = [
  {
    element: "amp-youtube",
    id: "data-videoid",
    host: /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/,
  },
  { element: "amp-vimeo", id: "data-videoid", host: /^https:\/\/player\.vimeo\.com\/video\/(\d+)/ },
] as const;

/** The elements that show a film of another host. */
export const FILM_ELEMENTS = FILMS.map(({ element }) => element);

/** A frame with a film, as AMP shows it. */
export function filmOf(src: string): { tag: string } | undefined {
  for (const { element, id, host } of FILMS) {
    const found = host.exec(src)?.[1];
    if (found)
      return { tag: `<${element} ${id}="${found}" layout="responsive" width="16" height="9"></${element}>` };
  }
  return undefined;
}
