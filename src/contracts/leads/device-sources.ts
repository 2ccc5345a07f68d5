export const DEVICE_SOURCES = ["desktop", "tablet", "mobile", "app"] as const;

export type DeviceSource = (typeof DEVICE_SOURCES)[number];
