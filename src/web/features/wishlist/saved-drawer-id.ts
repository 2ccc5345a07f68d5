export const SAVED_DRAWER_ID = "saved-designs";
