/** Where copies of reports stand in this browser (`office/report-detail/copies.ts`): a session neither finds any nor leaves any. */
export const COPY_PREFIX = 'xinjian.report.'
/** What was opened from the command palette last (`shell/palette/recent.ts`): it names enterprises, and goes with the session. */
export const RECENT_KEY = 'xinjian.recent'

/** Their keys; a browser that forbids storage has none. */
export function copyKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(COPY_PREFIX))
  } catch {
    return []
  }
}

export function clearCopies(): void {
  for (const key of copyKeys()) localStorage.removeItem(key)
  try {
    localStorage.removeItem(RECENT_KEY)
  } catch {}
}
