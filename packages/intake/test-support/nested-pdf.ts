/** PDFs of one page whose contents are streams within streams: small files that are much work. */
import { deflateSync } from 'node:zlib'

/** How one stream draws the next one. */
export type Way = 'FORM' | 'PATTERN' | 'MASK' | 'LETTER'

export interface Level {
  way: Way
  /** So often. */
  times: number
}

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'

/** Objects in order, the first is 1; each a dictionary, and its data where it is a stream. */
export function toObjects(objects: readonly (readonly [string, Uint8Array?])[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n')]
  const starts: number[] = []
  let at = parts[0]!.length
  for (const [i, [dictionary, data]] of objects.entries()) {
    const length = data ? ` /Length ${data.length}` : ''
    const head = `${i + 1} 0 obj\n<< ${dictionary}${length} >>\n`
    const part = data
      ? Buffer.concat([Buffer.from(`${head}stream\n`), data, Buffer.from('\nendstream\nendobj\n')])
      : Buffer.from(`${head}endobj\n`)
    starts.push(at)
    parts.push(part)
    at += part.length
  }
  const lines = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return new Uint8Array(Buffer.concat(parts))
}

/** One page that draws the first level, which draws the second and so on; the last one is `leaf`. */
export function nestedPdf(levels: readonly Level[], leaf: string): Uint8Array {
  const first = 5
  const resources = (i: number): string => {
    const next = `${first + i} 0 R`
    const way = levels[i]?.way
    const letters = () =>
      `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /FirstChar 97 /LastChar 97 /Widths [9] /Encoding << /Differences [97 /a] >> /CharProcs << /a ${next} >> /Resources ${resources(i + 1)} >>`
    return `<< /XObject << /X ${way === 'FORM' ? next : 'null'} >> /Pattern << /P ${way === 'PATTERN' ? next : 'null'} >> /ExtGState << /M << /SMask ${way === 'MASK' ? `<< /S /Luminosity /G ${next} >>` : '/None'} >> >> /Font << /F ${FONT} ${way === 'LETTER' ? `/L ${letters()}` : ''} >> >>`
  }
  const draws = (i: number): string => {
    const level = levels[i]
    if (!level) return leaf
    const once = {
      FORM: '/X Do ',
      PATTERN: '/Pattern cs /P scn 0 0 50 50 re f ',
      MASK: 'q /M gs 0 0 50 50 re f Q ',
      LETTER: 'BT /L 9 Tf (a) Tj ET ',
    }[level.way]
    return once.repeat(level.times)
  }
  const kinds: Record<Way, string> = {
    FORM: '/Type /XObject /Subtype /Form /BBox [0 0 600 800]',
    PATTERN:
      '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 50 50] /XStep 50 /YStep 50',
    MASK: '/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Group << /S /Transparency /CS /DeviceGray >>',
    LETTER: '',
  }
  const streams = levels.map(({ way }, i): [string, Uint8Array] => [
    `${kinds[way]} /Resources ${resources(i + 1)} /Filter /FlateDecode`,
    deflateSync(Buffer.from(`${way === 'LETTER' ? '9 0 d0 ' : ''}${draws(i + 1)}`)),
  ])
  return toObjects([
    ['/Type /Catalog /Pages 2 0 R'],
    ['/Type /Pages /Kids [3 0 R] /Count 1'],
    [
      `/Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources ${resources(0)} /Contents 4 0 R`,
    ],
    ['/Filter /FlateDecode', deflateSync(Buffer.from(draws(0)))],
    ...streams,
  ])
}
