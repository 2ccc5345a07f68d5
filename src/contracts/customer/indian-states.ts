/**
 * The 28 states and 8 union territories, each with the first digits of its post codes. Neighbouring states share some
 * of them.
 */
const POSTCODES = {
  "Andaman and Nicobar Islands": ["744"],
  "Andhra Pradesh": ["51", "52", "53"],
  "Arunachal Pradesh": ["790", "791", "792"],
  Assam: ["78"],
  Bihar: ["80", "81", "82", "84", "85"],
  Chandigarh: ["160"],
  Chhattisgarh: ["49"],
  "Dadra and Nagar Haveli and Daman and Diu": ["396", "362"],
  Delhi: ["11"],
  Goa: ["403"],
  Gujarat: ["36", "37", "38", "39"],
  Haryana: ["12", "13", "160"],
  "Himachal Pradesh": ["17"],
  "Jammu and Kashmir": ["18", "19"],
  Jharkhand: ["81", "82", "83"],
  Karnataka: ["56", "57", "58", "59"],
  Kerala: ["67", "68", "69"],
  Ladakh: ["194"],
  Lakshadweep: ["682"],
  "Madhya Pradesh": ["45", "46", "47", "48"],
  Maharashtra: ["40", "41", "42", "43", "44"],
  Manipur: ["795"],
  Meghalaya: ["793", "794"],
  Mizoram: ["796"],
  Nagaland: ["797", "798"],
  Odisha: ["75", "76", "77"],
  Puducherry: ["605", "607", "609", "673", "533"],
  Punjab: ["14", "15", "160"],
  Rajasthan: ["30", "31", "32", "33", "34"],
  Sikkim: ["737"],
  "Tamil Nadu": ["60", "61", "62", "63", "64"],
  Telangana: ["50"],
  Tripura: ["799"],
  "Uttar Pradesh": ["20", "21", "22", "23", "24", "25", "26", "27", "28"],
  Uttarakhand: ["244", "246", "247", "248", "249", "262", "263"],
  "West Bengal": ["70", "71", "72", "73", "74"],
} as const satisfies Record<string, readonly string[]>;

export const INDIAN_STATES: readonly string[] = Object.keys(POSTCODES);

export function statesOfPostcode(postcode: string): string[] {
  const begins = (digits: string) => postcode.startsWith(digits);
  return Object.entries(POSTCODES).flatMap(([state, beginnings]) => (beginnings.some(begins) ? [state] : []));
}
