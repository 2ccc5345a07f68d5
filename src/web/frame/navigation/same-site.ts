/** Compares origins, not strings: "https://us.example.evil" starts with our address too. */
export function sameSite(a: string, b: string): boolean {
  const origins = [originOf(a), originOf(b)];
  return origins[0] !== undefined && origins[0] === origins[1];
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
