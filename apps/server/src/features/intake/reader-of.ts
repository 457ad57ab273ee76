/** Which reader a file belongs to, by its content. */
import fs from 'node:fs/promises'
import { detectFormat, extensionOf } from '@xinjian/intake/detect'
import { readSheets } from './forms/read-sheets.ts'
import { readDocument } from './read-document.ts'
import type { Reader } from './reading.ts'

const HEAD = 64 * 1024
/** Where a ZIP keeps the list of its entries; enough for several thousand. */
const TAIL = 1024 * 1024

/** Reads the ends of the file only: a table may be hundreds of megabytes. */
export async function readerOf(file: {
  name: string
  path: string
  bytes: number
}): Promise<Reader> {
  const ends = await endsOf(file)
  const gzip = ends[0] === 0x1f && ends[1] === 0x8b
  const oldOffice = ends[0] === 0xd0 && ends[1] === 0xcf
  // Of an old Office file that is no workbook the table reader says what it is.
  if (gzip || oldOffice) return readSheets
  const { format } = detectFormat(ends)
  if (format === 'xlsx' || format === 'xls' || format === 'text') return readSheets
  // GB18030 and UTF-16 tables do not look like text at first sight.
  if (format === 'unknown' && /^(?:csv|txt|tsv)$/.test(extensionOf(file.name))) return readSheets
  return readDocument
}

async function endsOf(file: { path: string; bytes: number }): Promise<Uint8Array> {
  const handle = await fs.open(file.path, 'r')
  try {
    const read = async (length: number, at: number) => {
      const buffer = Buffer.alloc(Math.max(0, length))
      const { bytesRead } = await handle.read(buffer, 0, buffer.length, at)
      return buffer.subarray(0, bytesRead)
    }
    if (file.bytes <= HEAD + TAIL) return await read(file.bytes, 0)
    return Buffer.concat([await read(HEAD, 0), await read(TAIL, file.bytes - TAIL)])
  } finally {
    await handle.close()
  }
}
