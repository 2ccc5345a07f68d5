const EVIL = "evil.example";

const HOSTS = [
  `//${EVIL}`,
  `///${EVIL}`,
  `////${EVIL}`,
  `/\\${EVIL}`,
  `\\/${EVIL}`,
  `\\\\${EVIL}`,
  `/\\/${EVIL}`,
  `/\t/${EVIL}`,
  `/\n/${EVIL}`,
  `/\r/${EVIL}`,
  `/ /${EVIL}`,
  `\t//${EVIL}`,
  ` //${EVIL}`,
  `\u0000//${EVIL}`,
  `/%2f${EVIL}`,
  `/%2F%2F${EVIL}`,
  `/%5c${EVIL}`,
  `%2f%2f${EVIL}`,
  `/%09/${EVIL}`,
  `/%0d%0a/${EVIL}`,
  `/.//${EVIL}`,
  `/..//${EVIL}`,
  `/x/..//${EVIL}`,
  `/%2e%2e//${EVIL}`,
  `https://${EVIL}`,
  `http://${EVIL}`,
  `https:${EVIL}`,
  `https:/${EVIL}`,
  `https:\\\\${EVIL}`,
  `HTTPS://${EVIL}`,
  `ftp://${EVIL}`,
  `javascript:alert(1)//${EVIL}`,
  `data:text/html,${EVIL}`,
  `vbscript:${EVIL}`,
];

const ENDINGS = ["", "/in", "?next=/in", "#/in", "@www.example.com", ":443/in", "%00/in"];

/** Redirect targets that all lead to another site in some browser or proxy. */
export const OPEN_REDIRECTS = [
  ...HOSTS.flatMap((host) => ENDINGS.map((ending) => host + ending)),
  `https://www.example.com.${EVIL}`,
  `https://www.example.com@${EVIL}`,
  `https://${EVIL}/www.example.com`,
  `https://${EVIL}?https://www.example.com`,
  `www.example.com.${EVIL}`,
  `.${EVIL}`,
  `@${EVIL}`,
  `/in\r\nlocation: https://${EVIL}`,
  `${"/".repeat(3000)}${EVIL}`,
];
