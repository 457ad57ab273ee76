/** Facts in, report out: the same few lines for a new report of any kind and for its replay. */
import { createHash } from 'node:crypto'
import type { ReportDocument } from '@xinjian/engine/report/document'
import type { ReportEngine } from '@xinjian/engine/report/engine'
import { canonicalJson } from '@xinjian/format'

export interface MadeReport {
  document: ReportDocument
  /** Canonical JSON as bytes: what is stored, handed out as JSON, and fingerprinted. */
  json: Buffer
  /** SHA-256 of `json`, hex. */
  fingerprint: string
}

/** Pure: the same facts, month and engine version give the same bytes. */
export function makeReport<Facts>(
  engine: ReportEngine<Facts>,
  facts: Facts,
  through: number,
): MadeReport {
  const document = engine.make(facts, through)
  // Written out once: a text of two million signs is laid flat and encoded in more time than it takes to hash it.
  const json = Buffer.from(canonicalJson(document))
  return { document, json, fingerprint: fingerprintOf(json) }
}

export const fingerprintOf = (json: string | Uint8Array): string =>
  createHash('sha256').update(json).digest('hex')
