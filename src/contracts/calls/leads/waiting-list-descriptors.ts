import type { Language } from "../../../editions/languages.ts";
import { describeCall } from "../../browser/call-descriptor.ts";

interface PostCode {
  country: string;
  pincode: string;
}

type Joining = PostCode & { contact: string; language: Language };

export const joinWaitingListDescriptor = describeCall<Joining, { waiting: number; position: number }>({
  name: "joinWaitingList",
  host: "web-backend",
  method: "POST",
  path: "/v1/waiting-list",
});

export const countWaitingDescriptor = describeCall<PostCode, { waiting: number }>({
  name: "countWaiting",
  host: "web-backend",
  method: "GET",
  path: "/v1/waiting-list/count",
});
