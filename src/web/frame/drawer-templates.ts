/** The drawer's layouts: its media above the form, or beside it if there is room. */
export const DRAWER_TEMPLATES = ["template1", "template2"] as const;

export type DrawerTemplate = (typeof DRAWER_TEMPLATES)[number];

export interface HeaderMedia {
  url: string;
  altText: string;
}
