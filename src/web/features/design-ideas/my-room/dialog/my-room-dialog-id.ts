export const MY_ROOM_DIALOG = "my-room";
