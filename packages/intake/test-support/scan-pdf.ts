import sharp from 'sharp'

/** A PDF of one page that is a picture and nothing else, as scanners write it. */
export async function scanPdf(picture: Uint8Array): Promise<Uint8Array> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .jpeg({ quality: 90 })
    .toBuffer({ resolveWithObject: true })
  const [width, height] = [info.width / 2, info.height / 2]
  const draw = `q ${width} 0 0 ${height} 0 0 cm /P Do Q`
  const bodies = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /XObject << /P 5 0 R >> >> /Contents 4 0 R >>`,
    `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`,
    `<< /Type /XObject /Subtype /Image /Width ${info.width} /Height ${info.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${data.length} >>\nstream\n${data.toString('latin1')}\nendstream`,
  ]
  const objects = bodies.map((body, i) => `${i + 1} 0 obj\n${body}\nendobj\n`)
  const head = '%PDF-1.4\n'
  const at = objects.map((_, i) => head.length + objects.slice(0, i).join('').length)
  const end = head.length + objects.join('').length
  const table = at.map((n) => `${String(n).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${head}${objects.join('')}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF`,
    'latin1',
  )
}
