import { describe, expect, test } from "vitest";
import { EVENTS, type EventName, eventFields } from "./events.ts";

describe("AN-05 what analytics is told", () => {
  test("AN-04 the wishlist event has its exact name", () => {
    expect(Object.keys(EVENTS)).toContain("design-ideas wishlist-complete");
  });

  test("AN-05 no field of any event is about a person", () => {
    const fields = Object.values(EVENTS).flat();
    for (const field of fields) expect(field).not.toMatch(/name|phone|mail|pincode|address|lead_id|customer/);
  });

  test("AN-05 a field that is not in the list is not sent, whoever hands it over", () => {
    const handed = { cta_type: "Sticky", phone: "+919876543210", name: "Asha" };
    expect(eventFields("lead_submit", handed)).toEqual({ cta_type: "Sticky" });
  });

  test.each(["asha@example.com kitchen", "98765 43210", "+966 (50) 123-4567", "٠٥٠١٢٣٤٥٦٧"])(
    "AN-05 %s is not sent, although somebody searched for it",
    (keyword) => {
      expect(eventFields("search", { keyword })).toEqual({ keyword: "(removed)" });
    },
  );

  test("AN-05 ordinary words and sizes are, cut to a length", () => {
    expect(eventFields("search", { keyword: "kitchen 10 x 12" })).toEqual({ keyword: "kitchen 10 x 12" });
    expect(eventFields("search", { keyword: "a".repeat(300) }).keyword).toHaveLength(100);
    expect(eventFields("cta_click", { cta_type: "Sticky", form_title: "" })).toEqual({ cta_type: "Sticky" });
  });

  test("AN-05 names are such as the services take", () => {
    for (const name of Object.keys(EVENTS) as EventName[])
      expect(name.replaceAll(/\W/g, "_")).toMatch(/^[a-z]\w{1,39}$/);
  });
});
