import { describe, expect, test } from "vitest";
import { EVENTS, type EventName, eventFields } from "./events.ts";

describe("AN-05 the data that analytics receives", () => {
  test("AN-04 the wishlist event has its exact name", () => {
    expect(Object.keys(EVENTS)).toContain("design-ideas wishlist-complete");
  });

  test("AN-05 no field of any event contains personal data", () => {
    const fields = Object.values(EVENTS).flat();
    for (const field of fields) expect(field).not.toMatch(/name|phone|mail|pincode|address|lead_id|customer/);
  });

  test("AN-05 does not send a field that is not in the list", () => {
    const handed = { cta_type: "Sticky", phone: "+919876543210", name: "Asha" };
    expect(eventFields("lead_submit", handed)).toEqual({ cta_type: "Sticky" });
  });

  test.each(["asha@example.com kitchen", "98765 43210", "+966 (50) 123-4567", "٠٥٠١٢٣٤٥٦٧"])(
    "AN-05 does not send %s as a search keyword",
    (keyword) => {
      expect(eventFields("search", { keyword })).toEqual({ keyword: "(removed)" });
    },
  );

  test("AN-05 sends ordinary words and sizes, cut to a maximum length", () => {
    expect(eventFields("search", { keyword: "kitchen 10 x 12" })).toEqual({ keyword: "kitchen 10 x 12" });
    expect(eventFields("search", { keyword: "a".repeat(300) }).keyword).toHaveLength(100);
    expect(eventFields("cta_click", { cta_type: "Sticky", form_title: "" })).toEqual({ cta_type: "Sticky" });
  });

  test("AN-05 event names are valid for the services", () => {
    for (const name of Object.keys(EVENTS) as EventName[])
      expect(name.replaceAll(/\W/g, "_")).toMatch(/^[a-z]\w{1,39}$/);
  });
});
