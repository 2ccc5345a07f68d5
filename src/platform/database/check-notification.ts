/** PostgreSQL accepts less than 8,000 bytes, and the channel is part of the same text. */
const LARGEST_PAYLOAD = 7_900;
const CHANNEL = /^[a-z][a-z-]{0,60}$/;

/** Both engines refuse the same notifications, so that code cannot work on one and fail on the other. */
export function checkNotification(channel: string, payload: string): void {
  if (!CHANNEL.test(channel)) {
    throw new RangeError(`"${channel}" is not a channel name: use small letters and hyphens.`);
  }
  if (Buffer.byteLength(payload) > LARGEST_PAYLOAD) {
    throw new RangeError(`A notification carries at most ${LARGEST_PAYLOAD} bytes; send a key instead.`);
  }
}
