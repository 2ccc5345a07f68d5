export const SAVED_DRAWER_ID = "saved-designs";

/** A template: what is offered under the first words when a design is saved. */
export const SAVED_BANNER_ID = "saved-banner";
