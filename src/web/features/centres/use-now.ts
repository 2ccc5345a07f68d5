import { useEffect, useState } from "react";

const MINUTE = 60_000;

/** What the clock of the device shows, to the minute. Nothing on the server: its page is the same at every hour. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const look = () => setNow(new Date());
    look();
    const timer = setInterval(look, MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
