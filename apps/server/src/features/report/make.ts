/** Facts in, report out: the same few lines for a new report of any kind and for its replay. */
import { createHash } from 'node:crypto'
import type { ReportDocument } from '@xinjian/engine/report/document'
import type { ReportEngine } from '@xinjian/engine/report/engine'
import { canonicalJson } from '@xinjian/format'

export interface MadeReport {
  document: ReportDocument
  /** Canonical JSON: what is stored, handed out as JSON, and fingerprinted. */
  json: string
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
  const json = canonicalJson(document)
  return { document, json, fingerprint: fingerprintOf(json) }
}

export const fingerprintOf = (json: string | Uint8Array): string =>
  createHash('sha256').update(json).digest('hex')
