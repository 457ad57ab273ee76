/** What the platform signs of an audit log: an entry that stood at its end, and the end of an export. Ed25519 over the canonical text. */
import type { ChainPoint } from './audit-chain.ts'
import { canonicalJson } from './canonical-json.ts'

/** The entry at the end of a chain at a moment: whatever is cut off or reckoned anew later no longer leads to it. */
export interface Checkpoint extends ChainPoint {
  /** 0 = the platform's own chain. */
  companyId: number
  at: string
}

/** What an export holds in full, so that its end cannot be cut off. */
export interface ExportEnd {
  companyId: number
  /** Entries, the first and the last of them: an export is whole or it is none. */
  entries: number
  from: number
  to: number
  /** Hash of the last. */
  head: string
  at: string
  /** The last checkpoint before; null = there is none yet. */
  checkpoint: ChainPoint | null
}

export interface Signature {
  /** Public key, SPKI, base64. */
  key: string
  signature: string
}
export type Signed<T> = T & Signature

export const checkpointText = ({ companyId, seq, hash, at }: Checkpoint): string =>
  canonicalJson({ at, companyId, hash, kind: 'xinjian.audit.checkpoint', seq })

export const exportText = (end: ExportEnd): string =>
  canonicalJson({
    at: end.at,
    checkpoint: end.checkpoint && { hash: end.checkpoint.hash, seq: end.checkpoint.seq },
    companyId: end.companyId,
    entries: end.entries,
    from: end.from,
    head: end.head,
    kind: 'xinjian.audit.export',
    to: end.to,
  })
