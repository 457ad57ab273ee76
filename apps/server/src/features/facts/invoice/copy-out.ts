/**
 * Binary columns out of the database by COPY … TO STDOUT. The driver decodes every column of a query as UTF-8 text, so bytea
 * travels as hexadecimal there: twice the size and three passes. COPY hands the bytes over as they are.
 */
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'

/** Signature 11, flags 4, length of the header extension 4. */
const HEADER = 19

/** Rows of bytea columns. `select` must have no values in it that came from outside: COPY takes no parameters. */
export async function copyOut(
  client: pg.PoolClient,
  select: string,
): Promise<(Uint8Array | null)[][]> {
  const chunks: Buffer[] = []
  for await (const chunk of client.query(copyTo(`copy (${select}) to stdout (format binary)`)))
    chunks.push(chunk as Buffer)
  const bytes = Buffer.concat(chunks)
  const rows: (Uint8Array | null)[][] = []
  let at = HEADER
  for (let columns = bytes.readInt16BE(at); columns >= 0; columns = bytes.readInt16BE(at)) {
    at += 2
    const row: (Uint8Array | null)[] = []
    for (let i = 0; i < columns; i++) {
      const length = bytes.readInt32BE(at)
      at += 4
      // A copy begins at an aligned address, as the digest reader wants it.
      row.push(length < 0 ? null : new Uint8Array(bytes.subarray(at, at + length)))
      at += Math.max(length, 0)
    }
    rows.push(row)
  }
  return rows
}
