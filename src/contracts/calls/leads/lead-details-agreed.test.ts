import { expect, test } from "vitest";
import { describeTheirLead } from "./lead-details.ts";

const LEAD = { name: "Asha Rao", phone: "+919845012345", email: "asha@example.com", pincode: "560034" };

test.each([LEAD, { lead: LEAD }, { customerLead: { ...LEAD, created_at: "some day", scope: 5 } }])(
  "LF-20 masks the lead from an upstream, wherever it is in the response: %j",
  (theirs) => {
    expect(describeTheirLead(theirs)).toEqual({
      lead: {
        ...{ name: "Asha R.", phone: "**********345", email: "a**a@example.com", pincode: "560034" },
        ...{ property_name: null, scope: null, created_at: "" },
      },
      missing: ["property_name", "scope"],
    });
  },
);

test("LF-20 reports all fields as missing when the response contains no lead", () => {
  const { lead, missing } = describeTheirLead({ lead: {} });
  expect([lead.name, lead.phone, lead.email]).toEqual(["", "", null]);
  expect(missing).toEqual(["email", "pincode", "property_name", "scope"]);
});
