import { createHash } from 'node:crypto'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { canonicalJson } from '@xinjian/format'

/** SHA-256 of a report's canonical JSON, hex: the same on every machine. */
export const fingerprintOf = (document: ReportDocument): string =>
  createHash('sha256').update(canonicalJson(document)).digest('hex')
