/** Well above what a busy house renews (some hundred addresses, each twice a minute). */
const defaultPerMinute = 300;
const minuteMs = 60_000;

/** How many copies an isolate may write in a minute: a write costs money, whoever has caused it. */
export class WriteBudget {
  private minute = 0;
  private used = 0;

  constructor(private readonly perMinute = defaultPerMinute) {}

  /** True if one more may be written at this time (epoch ms), which then counts. */
  take(now: number): boolean {
    const minute = Math.floor(now / minuteMs);
    if (minute !== this.minute) this.used = 0;
    this.minute = minute;
    this.used += 1;
    return this.used <= this.perMinute;
  }
}
