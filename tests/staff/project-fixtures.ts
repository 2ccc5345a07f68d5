export const MANAGER = [{ role: "project-manager", countries: "all" }] as const;
export const NAME = { en: "Two bedrooms in Indiranagar", ar: "غرفتا نوم في إنديراناغار" };
export const NEW = {
  ...{ key: "k1", country: "IN" as const, name: NAME, email: "asha@example.com", phone: "+919845012345" },
  ...{ startOn: "2026-01-05", total: 900_000 },
};
export const HANDLES = {
  id: "handles",
  title: { en: "Handles of the wardrobe" },
  text: { en: "Choose the handles." },
  by: "2026-02-01",
  options: [
    { id: "brass", label: { en: "Brass" }, amount: 12_000 },
    { id: "steel", label: { en: "Steel" }, amount: 0 },
  ],
};
