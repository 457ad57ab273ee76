import { strToU8, zipSync } from 'fflate'
import type { Face } from './face.ts'

export interface OfdOptions {
  /** Names and values for CustomDatas. */
  customData?: Record<string, string>
  /** Path inside the archive → content, beside the usual parts. */
  extra?: Record<string, string | Uint8Array>
  /** Namespace prefix with its colon; '' for none. */
  prefix?: string
}

const MM = 25.4 / 72
const escapeXml = (s: string) =>
  s.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** An OFD of one document, each face a page of text objects with glyph steps. */
export function toOfd(faces: readonly Face[], options: OfdOptions = {}): Uint8Array {
  const p = options.prefix ?? 'ofd:'
  const ns =
    p === ''
      ? 'xmlns="http://www.ofdspec.org/2016"'
      : `xmlns:${p.slice(0, -1)}="http://www.ofdspec.org/2016"`
  const data = Object.entries(options.customData ?? {})
    .map(([name, value]) => `<${p}CustomData Name="${name}">${value}</${p}CustomData>`)
    .join('')
  const files: Record<string, Uint8Array> = {
    'OFD.xml': strToU8(
      `<?xml version="1.0" encoding="UTF-8"?><${p}OFD ${ns} DocType="OFD" Version="1.0"><${p}DocBody><${p}DocInfo><${p}DocID>1</${p}DocID><${p}CustomDatas>${data}</${p}CustomDatas></${p}DocInfo><${p}DocRoot>/Doc_0/Document.xml</${p}DocRoot></${p}DocBody></${p}OFD>`,
    ),
    'Doc_0/Document.xml': strToU8(
      `<?xml version="1.0" encoding="UTF-8"?><${p}Document ${ns}><${p}CommonData><${p}PageArea><${p}PhysicalBox>0 0 210 140</${p}PhysicalBox></${p}PageArea></${p}CommonData><${p}Pages>${faces.map((_, i) => `<${p}Page ID="${i + 1}" BaseLoc="Pages/Page_${i}/Content.xml"/>`).join('')}</${p}Pages></${p}Document>`,
    ),
  }
  faces.forEach((face, i) => {
    const objects = face.pieces.map((piece, n) => textObject(piece, `${i}${n + 100}`, p)).join('')
    files[`Doc_0/Pages/Page_${i}/Content.xml`] = strToU8(
      `<?xml version="1.0" encoding="UTF-8"?><${p}Page ${ns}><${p}Content><${p}Layer ID="9">${objects}</${p}Layer></${p}Content></${p}Page>`,
    )
  })
  for (const [path, content] of Object.entries(options.extra ?? {}))
    files[path] = typeof content === 'string' ? strToU8(content) : content
  return zipSync(files)
}

function textObject(piece: Face['pieces'][number], id: string, p: string): string {
  const size = piece.size * MM
  const widths = [...piece.text].map((ch) => (ch.charCodeAt(0) > 0x2000 ? size : size / 2))
  const steps = widths
    .slice(0, -1)
    .map((w) => w.toFixed(4))
    .join(' ')
  const delta = steps ? ` DeltaX="${steps}"` : ''
  const top = piece.y * MM - size
  return `<${p}TextObject ID="${id}" Boundary="${piece.x * MM} ${top} 200 ${size * 1.3}" Font="1" Size="${size}"><${p}TextCode X="0" Y="${size}"${delta}>${escapeXml(piece.text)}</${p}TextCode></${p}TextObject>`
}
