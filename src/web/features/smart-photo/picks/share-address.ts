import { shareSearch } from "../../designs/shared-url.ts";

/** What is shared and copied is the address with the choice in it. */
export function shareAddress(search: string): void {
  shareSearch(search);
}
