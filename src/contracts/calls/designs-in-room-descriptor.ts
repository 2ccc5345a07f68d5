import { describeCall } from "../browser/describe-call.ts";
import type { DesignsInRoom, DesignsInRoomInput } from "./designs-in-room.ts";

export const listDesignsInRoomDescriptor = describeCall<DesignsInRoomInput, DesignsInRoom>({
  name: "listDesignsInRoom",
  host: "web-backend",
  method: "GET",
  path: "/v1/designs/in-room",
});
