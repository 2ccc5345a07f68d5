import { describeCall } from "../../browser/call-descriptor.ts";

interface ValidPhone {
  valid: true;
  e164: string;
  country: string | null;
  national: string;
}

export const validatePhoneDescriptor = describeCall<{ phone: string; country: string }, ValidPhone>({
  name: "validatePhone",
  host: "web-backend",
  method: "GET",
  path: "/v1/phone/validate",
  reportLabel: "Phone Validation API Failure",
  // A wrong number is an expected result of this call and is not reported (SV-14).
  expected: [400],
});
