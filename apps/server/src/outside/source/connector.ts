/**
 * What a collection needs of any source, whichever program stands before it: a session that a login opened, pages of its datasets, the
 * day they are complete for. Every call carries the consent it rests on. Errors are `SourceError`s: our code, the source's own words.
 */
import type { ConsentPass } from './pass.ts'

/** A session at a source: opaque to everybody but its connector, kept sealed between calls. */
export interface SourceSession {
  area: string
  id: string
  /** What the connector needs to go on (nonce, keys). Never a password. */
  state: Record<string, string>
}

/** What every call carries. */
export interface Call {
  pass: ConsentPass
  /** Place of the source: the area of a bureau. */
  area: string
  signal?: AbortSignal | undefined
}

export type SourceRow = Record<string, unknown>

export interface SourcePage {
  rows: SourceRow[]
  total: number
  pages: number
}

export interface SourceConnector {
  /** Last day the source's data is complete for, ISO. */
  datasets(call: Call, session: SourceSession): Promise<{ completeThrough: string }>
  /** @param dataset as the source calls it */
  page(
    call: Call,
    session: SourceSession,
    dataset: string,
    page: number,
    month?: string,
  ): Promise<SourcePage>
  logout(call: Call, session: SourceSession): Promise<void>
}
