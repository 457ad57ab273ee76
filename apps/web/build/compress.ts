import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'

const TEXT = /\.(?:html|js|css|svg|json)$/
/** Below this a compressed copy saves less than its own headers cost. */
const SMALLEST = 1024

/** Writes `.br` and `.gz` beside every text file of the folder, for a server that sends them as they are. */
export function compressAll(folder: string): void {
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (!entry.isFile() || !TEXT.test(entry.name) || file.includes(`${path.sep}.vite${path.sep}`))
      continue
    const bytes = fs.readFileSync(file)
    if (bytes.length < SMALLEST) continue
    fs.writeFileSync(`${file}.gz`, zlib.gzipSync(bytes, { level: 9 }))
    const quality = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }
    fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(bytes, quality))
  }
}
