import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

interface Options {
  challenge: string;
}

/** A minimal software passkey, which signs without a user gesture. */
export function softAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  const rpIdHash = createHash("sha256").update(new URL(origin).hostname).digest();
  const base = { id: id.toString("base64url"), rawId: id.toString("base64url"), type: "public-key" } as const;
  let counter = 0;

  const clientData = (type: string, { challenge }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, rest = Buffer.alloc(0)) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count, rest]);
  };

  return {
    make(options: Options) {
      const key = Buffer.concat([
        Buffer.from("a5010203262001215820", "hex"),
        Buffer.from(x, "base64url"),
        Buffer.from("225820", "hex"),
        Buffer.from(y, "base64url"),
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const data = authenticatorData(MADE_BY_ITS_OWNER, credential);
      const attestation = Buffer.concat([
        Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex"),
        Buffer.from([data.length]),
        data,
      ]);
      return {
        ...base,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData("webauthn.create", options).toString("base64url"),
          attestationObject: attestation.toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    use(options: Options) {
      const data = authenticatorData(USED_BY_ITS_OWNER);
      const client = clientData("webauthn.get", options);
      const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
      return {
        ...base,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: sign("sha256", signed, privateKey).toString("base64url"),
        },
      };
    },
  };
}

// The flags mean: user present, user verified, and (at creation) the key follows.
const USED_BY_ITS_OWNER = 0x05;
const MADE_BY_ITS_OWNER = 0x45;
