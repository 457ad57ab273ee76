/**
 * Fetches code before it is needed. A line that is down now is nobody's error yet: whoever then needs the code asks again, and
 * is told.
 */
export function ahead(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}
