import type { ParsedFile } from '../invoice.ts'

/** Parent → child. */
export interface ParseRequest {
  name: string
  bytes: Uint8Array
}

/** Child → parent: every finished document, then the end. */
export type ParseReply =
  | { type: 'ready' }
  | { type: 'file'; file: ParsedFile }
  | { type: 'done'; files: ParsedFile[] }
