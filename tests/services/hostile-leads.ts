import fc from "fast-check";
import { LeadPayload } from "../../src/contracts/leads/lead-payload.ts";
import { anyJson } from "./hostile-bodies.ts";
import { anyText, damaged } from "./hostile-texts.ts";

const FORMULAS = [
  "=1+1",
  "+1+cmd|' /C calc'!A0",
  "-2+3",
  "@SUM(1+1)*cmd|' /C calc'!A0",
  '=HYPERLINK("http://evil.example","x")',
  "\t=1+1",
  "\r=1+1",
  "\n=1",
  "＝1+1",
  "＋1",
  "－1",
  "＠A1",
  "−1",
  "\ufeff=1",
  "\u200e=1",
  "\u2066@x",
  "a;=1",
  "a; -1",
  'x",=1,"',
  '"=1',
  "'=1",
  "a\r\n=1,2",
];
const EXPANDING = ["\u0958".repeat(80), "\ufb2c".repeat(79), "e\u0301".repeat(40), "\u1e9b\u0323"];
const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...FORMULAS) },
  { weight: 1, arbitrary: fc.constantFrom(...EXPANDING) },
  { weight: 5, arbitrary: anyText },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 90 }) },
);

const FIELDS = Object.keys(LeadPayload.shape);
const PROTOTYPE_NAMES = ["__proto__", "constructor", "prototype", "toString", "visitorAddress", "id"];

const HOMES = [
  { iso_code: "IN", phone: "9845012345", pincode: "560034" },
  { iso_code: "IN", phone: "+91 98450-12345", pincode: "560 034" },
  { iso_code: "SG", phone: "+65 8123 4567", pincode: "018956" },
  { iso_code: "MY", phone: "012-345 6789", pincode: "31400" },
  { iso_code: "SA", phone: "٠٥٠ ١٢٣ ٤٥٦٧", pincode: "٢٣٤٥١" },
  { iso_code: "SA", phone: "\u202a+966501234567\u202c", pincode: "RRRD2929" },
  { iso_code: "IN", phone: "+447400123456" },
];

/** A contact that is valid enough to be stored in most cases. */
const rightContact = fc
  .tuple(
    fc.constantFrom(...HOMES),
    fc.record(
      {
        name: damaged(fc.constantFrom("Asha Rao", "ليلى الحربي", "陳小明", "O'Brien-Nair", "José", "मीरा")),
        email: fc.constantFrom("asha@example.com", "=cmd@example.com", "+a@b.co", "ü@例え.jp", "-@x.yz"),
        submission_id: fc.oneof({ weight: 3, arbitrary: fc.uuid() }, { weight: 1, arbitrary: hostileText }),
        kind: fc.constantFrom("soft", "full"),
        language: fc.constantFrom("en", "ar"),
        is_whatsapp_enable: fc.boolean(),
        attempt: fc.integer({ min: 1, max: 1000 }),
      },
      { requiredKeys: ["name"] },
    ),
  )
  .map(([home, person]) => ({ ...home, ...person }));

const hostileFields = (value: fc.Arbitrary<unknown>, maxKeys: number) =>
  fc.dictionary(fc.constantFrom(...FIELDS, ...PROTOTYPE_NAMES), value, { maxKeys });

const typedFields = [
  ..."about property_name scope city form_title referral_key google_place_id ec_name".split(" "),
  ..."referral_page landing_page_id utm_source utm_campaign fb_fbc searched_keywords source website".split(
    " ",
  ),
];

/** The body of a hostile request to the leads endpoint. */
export const leadBodies: fc.Arbitrary<string> = fc.oneof(
  // Valid contact fields with random other fields, so that many leads reach the database.
  {
    weight: 10,
    arbitrary: fc
      .tuple(rightContact, fc.dictionary(fc.constantFrom(...typedFields), hostileText, { maxKeys: 6 }))
      .map(([contact, more]) => JSON.stringify({ ...contact, ...more })),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(rightContact, hostileFields(fc.oneof(hostileText, anyJson), 8))
      .map(([contact, more]) => JSON.stringify({ ...contact, ...more })),
  },
  { weight: 2, arbitrary: hostileFields(anyJson, 12).map((body) => JSON.stringify(body)) },
  // Lone surrogates and prototype names as they arrive over the network, and damaged JSON.
  {
    weight: 2,
    arbitrary: damaged(rightContact.map((contact) => JSON.stringify(contact))),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        rightContact,
        fc.constantFrom('"__proto__":{"name":"x"}', '"constructor":{}', '"name":"\\ud800"'),
      )
      .map(([contact, more]) => `${JSON.stringify(contact).slice(0, -1)},${more}}`),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(rightContact, fc.integer({ min: 1_000, max: 90_000 }), fc.constantFrom(...FIELDS))
      .map(([contact, length, field]) => JSON.stringify({ ...contact, [field]: "ض".repeat(length) })),
  },
);
