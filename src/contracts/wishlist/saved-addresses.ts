/** One slash: two would be the address of another host, also with a line feed between them, which browsers drop. */
export const OWN_PATH = /^\/(?![/\\\s])/;
export const PICTURE_ADDRESS = /^(\/(?![/\\\s])|https?:\/\/)/;
