import { describeCall } from "../../browser/call-descriptor.ts";
import type { PincodeMappings } from "../../places/pincode-mapping.ts";

export const pincodeMappingsDescriptor = describeCall<{ country: string; pincode?: string }, PincodeMappings>(
  {
    name: "listPincodeMappings",
    host: "launchpad",
    method: "GET",
    path: "/v1/user-pincode-mappings",
    reportLabel: "Launchpad Error",
  },
);
