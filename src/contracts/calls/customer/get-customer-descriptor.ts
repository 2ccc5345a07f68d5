import { describeCall } from "../../browser/call-descriptor.ts";
import type { CustomerInfo } from "../../customer/customer-info.ts";

export const getCustomerDescriptor = describeCall<{ authorization?: string | undefined }, CustomerInfo>({
  name: "getCustomer",
  host: "bumblebee",
  method: "GET",
  path: "/v1/api/customer",
  isPersonal: true,
  headers: { authorization: "authorization" },
  expected: [401],
});
