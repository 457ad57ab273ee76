/** The seal of a file that was handed out: which number, in which form, with which bytes. The public proof rests on it. */
import { Refusal } from '../http/refusal.ts'
import { createRowSeal } from './row-seal.ts'
import type { Secret } from './secret.ts'
import { SECURITY_SAYS } from './words.ts'

export interface FileRow {
  /** Of the bytes, hex. */
  sha256: string
  /** Where the bytes are kept; the same. */
  blob_key: string
  seal: string
}

export interface FileSeal {
  of(companyId: number, no: string, format: string, sha256: string): string
  matches(companyId: number, no: string, format: string, row: FileRow): boolean
  /** The seal's key is kept no more. */
  unjudged(seal: string | null): boolean
  /** Refuses BROKEN where the row is not what was sealed. */
  mustMatch(companyId: number, no: string, format: string, row: FileRow): void
}

export function createFileSeal(secret: Secret): FileSeal {
  const seal = createRowSeal(secret, 'file')
  const matches: FileSeal['matches'] = (companyId, no, format, row) =>
    row.sha256 === row.blob_key &&
    seal.matches(row.seal, { companyId, no, format, sha256: row.sha256 })
  return {
    of: (companyId, no, format, sha256) => seal.of({ companyId, no, format, sha256 }),
    matches,
    unjudged: (text) => seal.unjudged(text) !== null,
    mustMatch(companyId, no, format, row) {
      if (!matches(companyId, no, format, row))
        throw new Refusal('BROKEN', seal.unjudged(row.seal) ?? SECURITY_SAYS.recordFileFailsCheck)
    },
  }
}
