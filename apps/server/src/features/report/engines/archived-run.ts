/** What the thread is given, and what it gives back. */
export interface ArchivedRun {
  code: string
  facts: Uint8Array
  through: number
}
export type ArchivedResult = { json: string } | { error: string }
