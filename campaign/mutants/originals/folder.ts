/** Files of a folder, `XINJIAN_FUZZ_SEEDS`: real ones, to be wounded beside those that are made here. */
import fs from 'node:fs'
import path from 'node:path'
import type { Kind, Original } from './original.ts'

const MOST_BYTES = 2 ** 20
const BY_EXTENSION: Readonly<Record<string, Kind>> = {
  pdf: 'pdf',
  ofd: 'ofd',
  xml: 'xml',
  xbrl: 'xml',
  zip: 'zip',
  xlsx: 'xlsx',
  xls: 'xls',
  csv: 'csv',
  gz: 'csv',
  json: 'json',
  html: 'html',
  jsp: 'html',
  png: 'picture',
  jpg: 'picture',
}

export function ofFolder(folder: string | undefined): Original[] {
  if (!folder) return []
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .flatMap((name): Original[] => {
      const kind = BY_EXTENSION[path.extname(name).slice(1).toLowerCase()]
      const file = path.join(folder, name)
      if (!kind || fs.statSync(file).size > MOST_BYTES) return []
      return [
        {
          name: path.basename(name),
          kind,
          bytes: new Uint8Array(fs.readFileSync(file)),
          found: true,
        },
      ]
    })
}
