/**
 * Work that is asked for in one moment, done in one turn: an object writes to its disk once a turn, whatever was written in it,
 * and under a storm that is most of what a command costs. Each piece of work is done whole before the next, in the order it was
 * asked for; one that throws rejects its own promise and no other.
 */
export class Together {
  private readonly waiting: (() => void)[] = [];

  do<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.waiting.push(() => {
        try {
          resolve(work());
        } catch (error) {
          // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- what was thrown, as it was thrown
          reject(error);
        }
      });
      if (this.waiting.length === 1) void this.soon();
    });
  }

  /** Whatever arrives until the runtime comes round to it. */
  private async soon(): Promise<void> {
    await scheduler.wait(0);
    for (const act of this.waiting.splice(0)) act();
  }
}
