import type { ParseError } from '../invoice.ts'
import type { Unpacked } from './unpack.ts'

/** Parent → child: the archive, then each time that the next document may come. */
export type UnpackRequest = { path: string } | { next: true }

/** Child → parent. */
export type UnpackReply = { document: Unpacked } | { end: ParseError | null }
