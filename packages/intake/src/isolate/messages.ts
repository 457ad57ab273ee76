import type { ParsedFile } from '../invoice.ts'

/** Parent → child. */
export interface ParseRequest {
  name: string
  bytes: Uint8Array
}

/** Child → parent: every recognised page and finished document, each of which renews the deadline; then the end. */
export type ParseReply =
  | { type: 'ready' }
  | { type: 'alive' }
  | { type: 'file'; file: ParsedFile }
  | { type: 'done'; files: ParsedFile[] }
