/** A chapter counts as begun when its heading is above this share of the viewport. */
const READING_LINE = 0.35;
/** Larger than the height of any text. */
const FAR = 1_000_000;

export function attach(root: ParentNode): void {
  for (const list of root.querySelectorAll<HTMLElement>("[data-contents]")) follow(list);
}

function follow(list: HTMLElement): void {
  const chapters = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
  const mark = () => {
    const line = window.innerHeight * READING_LINE;
    const current = chapters.findLast(({ heading }) => heading.getBoundingClientRect().top <= line);
    for (const { link } of chapters) {
      if (link === current?.link) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  };
  // The observer reports when a heading crosses the line, not at every scroll step. Everything above the line counts
  // as inside, because a jump from the end to the start crosses all headings together.
  const rest = Math.round((1 - READING_LINE) * 100);
  const observer = new IntersectionObserver(mark, { rootMargin: `${FAR}px 0px -${rest}% 0px` });
  for (const { heading } of chapters) observer.observe(heading);
}
