/** Parts of a page that come after it has loaded, so that whoever tends to a kind of element sees those in them too. */
const ADDED = "atrium:added";

export function announceAdded(part: Element): void {
  part.dispatchEvent(new CustomEvent(ADDED, { bubbles: true }));
}

export function onAdded(root: ParentNode, tend: (part: Element) => void): void {
  root.addEventListener(ADDED, (event) => {
    if (event.target instanceof Element) tend(event.target);
  });
}
