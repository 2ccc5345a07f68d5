/** Apart from what reads and writes it, so that a page can look whether there is anything to do. */
export const FIRST_CONTACT_KEY = "firstContact";
