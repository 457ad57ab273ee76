import type { Face } from './face.ts'

export interface PdfOptions {
  /** A file embedded in the document. */
  attachment?: { name: string; bytes: Uint8Array }
  /** /Rotate of every page. */
  rotate?: 0 | 90 | 180 | 270
  /** Square of grey pixels at the top left of the first page, `points` wide (60 unless told, with a margin). */
  picture?: { size: number; grey: Uint8Array; points?: number }
}

/**
 * A PDF written by hand: one predefined Chinese font without embedding (UniGB-UCS2-H, as old issuing programs wrote it), one
 * page per face.
 */
export function toPdf(faces: readonly Face[], options: PdfOptions = {}): Uint8Array {
  const objects: Buffer[] = []
  const add = (body: string | Buffer) =>
    objects.push(typeof body === 'string' ? Buffer.from(body, 'latin1') : body)
  const stream = (dictionary: string, data: Uint8Array) =>
    add(
      Buffer.concat([
        Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`),
        data,
        Buffer.from('\nendstream'),
      ]),
    )
  const kids = faces.map((_, i) => `${5 + i * 2} 0 R`).join(' ')
  const extra = 5 + faces.length * 2
  const names = options.attachment
    ? ` /Names << /EmbeddedFiles << /Names [(a) ${extra + 1} 0 R] >> >>`
    : ''
  add(`<< /Type /Catalog /Pages 2 0 R${names} >>`)
  add(`<< /Type /Pages /Kids [${kids}] /Count ${faces.length} >>`)
  add(
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [4 0 R] >>',
  )
  add(
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /DW 1000 /W [1 95 500] >>',
  )
  faces.forEach((face, i) => {
    const xobject = options.picture ? ` /XObject << /Q ${extra} 0 R >>` : ''
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${face.width} ${face.height}] /Rotate ${options.rotate ?? 0} /Resources << /Font << /F 3 0 R >>${xobject} >> /Contents ${6 + i * 2} 0 R >>`,
    )
    const text = face.pieces
      .map(
        (p) => `BT /F ${p.size} Tf 1 0 0 1 ${p.x} ${face.height - p.y} Tm <${utf16(p.text)}> Tj ET`,
      )
      .join('\n')
    const draw = options.picture && i === 0 ? drawPicture(face.height, options.picture.points) : ''
    stream('', Buffer.from(text + draw))
  })
  const { picture, attachment } = options
  if (picture)
    stream(
      `/Type /XObject /Subtype /Image /Width ${picture.size} /Height ${picture.size} /ColorSpace /DeviceGray /BitsPerComponent 8`,
      picture.grey,
    )
  else add('null')
  if (attachment) {
    add(`<< /Type /Filespec /F (${attachment.name}) /EF << /F ${extra + 2} 0 R >> >>`)
    stream('/Type /EmbeddedFile', attachment.bytes)
  }
  return assemble(objects)
}

function drawPicture(height: number, points = 60): string {
  const margin = points === 60 ? 20 : 0
  return `\nq ${points} 0 0 ${points} ${margin} ${height - points - margin} cm /Q Do Q`
}

function utf16(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex')
}

function assemble(objects: readonly Buffer[]): Uint8Array {
  const parts = [Buffer.from('%PDF-1.6\n')]
  const offsets: number[] = []
  let at = parts[0]!.length
  objects.forEach((body, i) => {
    const object = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    offsets.push(at)
    at += object.length
    parts.push(object)
  })
  const table = offsets.map((o) => `${String(o).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
