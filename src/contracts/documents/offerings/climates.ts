/** The cities of each climate group. Every city that we serve is in one of them. */
export const CLIMATES = {
  coastal: [
    "Mumbai",
    "Thane",
    "Navi Mumbai",
    "Chennai",
    "Kochi",
    "Kolkata",
    "Visakhapatnam",
    "Goa",
    "Mangaluru",
    "Surat",
    "Bhubaneswar",
  ],
  dry: [
    "Delhi",
    "Gurugram",
    "Noida",
    "Jaipur",
    "Ahmedabad",
    "Lucknow",
    "Indore",
    "Nagpur",
    "Faridabad",
    "Ghaziabad",
    "Chandigarh",
    "Mohali",
    "Vadodara",
    "Madurai",
  ],
  plateau: ["Bengaluru", "Hyderabad", "Pune", "Coimbatore", "Mysuru"],
} as const satisfies Record<string, readonly string[]>;

export type Climate = keyof typeof CLIMATES;

export const CLIMATE_NAMES = ["coastal", "dry", "plateau"] as const satisfies readonly Climate[];
