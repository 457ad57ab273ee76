/** Good files of every format that intake reads, made here: what is mutated, and what must still be read among it. */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import sharp from 'sharp'
import {
  DIGITAL,
  digitalFace,
  TAX_CONTROL,
  taxControlFace,
} from '../../packages/intake/test-support/face.ts'
import { toOfd } from '../../packages/intake/test-support/ofd.ts'
import { toPdf } from '../../packages/intake/test-support/pdf.ts'
import { toXml } from '../../packages/intake/test-support/xml.ts'
import { toZip } from '../../packages/intake/test-support/zip.ts'

export interface Original {
  name: string
  bytes: Uint8Array
  /** How often it is drawn among those of its kind. */
  weight: number
}

const PICTURE = new URL(
  '../../packages/intake/test-support/fixtures/digital-invoice.png',
  import.meta.url,
)
const HEAD = ['发票号码', '开票日期', '购方名称', '金额', '税额', '价税合计', '备注']
const rows = Array.from({ length: 60 }, (_, i) => [
  `2444200000000000${String(i).padStart(4, '0')}`,
  '2025-01-05 10:20:30',
  `上海示例第${i % 7}商贸有限公司`,
  100 + i,
  13,
  113 + i,
  `订单 ${i}`,
])

export async function originals(): Promise<Original[]> {
  const xml = new TextEncoder().encode(toXml(DIGITAL))
  const pdf = toPdf([digitalFace(DIGITAL)])
  const ofd = toOfd([taxControlFace(TAX_CONTROL)])
  const csv = Buffer.from([HEAD, ...rows].map((row) => row.join(',')).join('\n'))
  const sheets = [{ name: '发票', rows: [HEAD, ...rows] }] as never
  const png = readFileSync(PICTURE)
  const list: Original[] = [
    { name: 'a.pdf', bytes: pdf, weight: 20 },
    { name: 'a.ofd', bytes: ofd, weight: 20 },
    { name: 'a.xml', bytes: xml, weight: 15 },
    { name: 'a.zip', bytes: toZip({ 'a.xml': xml, 'b.pdf': pdf }), weight: 12 },
    { name: 'shared.xlsx', bytes: await writeXlsx({ sheets }), weight: 10 },
    { name: 'inline.xlsx', bytes: await writeXlsx({ sheets, stringMode: 'inline' }), weight: 10 },
    { name: 'a.csv', bytes: csv, weight: 6 },
    { name: 'a.csv.gz', bytes: gzipSync(csv), weight: 5 },
    { name: 'a.png', bytes: png, weight: 1 },
    { name: 'a.jpg', bytes: await sharp(png).jpeg().toBuffer(), weight: 1 },
  ]
  // Plain arrays: a part of a Buffer is a view, and a wound would reach the original.
  return list.map((original) => ({ ...original, bytes: new Uint8Array(original.bytes) }))
}
