/** What a file is made of could not be had just now. */
export class SiteFileUnavailable extends Error {}
