export class SiteFileUnavailable extends Error {}
