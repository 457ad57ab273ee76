/** A company with loans to be entered, and reports of invented figures that stood before they were granted. */
import { gzipSync } from 'node:zlib'
import { inventTaxNo } from '../../../../packages/intake/test-support/companies.ts'
import { unpacked } from '../../src/features/report/documents.ts'
import { fingerprintOf } from '../../src/features/report/make.ts'
import { TAX_NO } from '../support/sales-csv.ts'
import { ask, companyId, server, staff, startRisk } from './setup.ts'

export const HEAD = '税号,借据编号,放款日期,到期日期,逾期天数'
/** Months of business, steady sales in yuan, purchases ÷ sales, and the platform's score by docs/score.md: 362 + points. */
const FIRMS = [
  [36, 4_500_000, 0.15, 807],
  [32, 1_700_000, 0.1, 708],
  [24, 530_000, 0.2, 630],
  [24, 110_000, 0.5, 576],
  [12, 110_000, 1, 512],
  [12, 15_000, 0, 503],
  [6, 15_000, 1, 444],
  [0, 0, 1.5, 362],
] as const
const KINDS = FIRMS.length
type Figures = readonly [months: number, sales: number, ratio: number, score: number]
const invented = (n: number, from: number): string[] =>
  Array.from({ length: n }, (_, i) => inventTaxNo(`MA9X${String(from + i).padStart(4, '0')}`))
/** Three enterprises of each figures: of the i-th, the ninth after it and the one after that. */
export const TAX_NOS = invented(3 * KINDS, 0)
/** Two more, of the best figures and of the worst, that are lent to later. */
export const LATER = invented(2, TAX_NOS.length)
export const MADE_ON = '2025-01-10'

/** Starts the server, with a report of invented figures for each of these firms, and for the one whose invoices are held. */
export async function startLoans(): Promise<void> {
  await startRisk()
  const real = (await server.db.one<{ document: Buffer; report_no: string }>(
    "select document, report_no from report where company_id = $1 and report_type = 'INVOICE' limit 1",
    [companyId],
  ))!
  const columns = await server.db.rows<{ name: string }>(
    `select attname as name from pg_attribute
      where attrelid = 'report'::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`,
  )
  const names = columns.map(({ name }) => name).join(', ')
  const document = JSON.parse(unpacked(real.document)!.toString('utf8'))
  /** The real report as it would be of these figures, made before the loans were granted. */
  const place = async (i: number, taxNo: string, [months, sales, ratio, score]: Figures) => {
    const values = { businessMonths36: months, steadySales24: sales, purchaseRatio24: ratio }
    const own = structuredClone(document)
    own.verdict.score = {
      ...own.verdict.score,
      value: score,
      breakdown: Object.entries(values).map(([variable, value]) => ({
        ...{ variable, name: variable, value, bin: '', points: 0, maxPoints: 0 },
      })),
    }
    const json = Buffer.from(JSON.stringify(own))
    await server.db.run(
      `insert into report (${names}) select ${names} from (select (jsonb_populate_record(r, to_jsonb(r) || jsonb_build_object('report_no', $3::text, 'enterprise_id', e.id,
          'fingerprint', $4::text, 'as_of', '2024-12-31', 'finished_at', $5::text, 'created_at', $5::text, 'document', null))).*
         from report r, enterprise e where r.report_no = $1 and e.company_id = $2 and e.tax_no = $6) x`,
      [
        real.report_no,
        companyId,
        `OWN${i}`,
        fingerprintOf(json),
        `${MADE_ON}T10:00:00+08:00`,
        taxNo,
      ],
    )
    await server.db.run('update report set document = $2 where report_no = $1', [
      `OWN${i}`,
      gzipSync(json),
    ])
  }
  const [best, worst] = [FIRMS[0], FIRMS[KINDS - 1]!]
  const all = [...TAX_NOS.map((_, i) => FIRMS[i % KINDS]!), best, worst]
  for (const [i, taxNo] of [...TAX_NOS, ...LATER].entries()) {
    await ask('/enterprise/save', { name: `示例贷款${i + 1}有限公司`, taxNo })
    await place(i, taxNo, all[i]!)
  }
  await place(all.length, TAX_NO, best)
}

export async function upload(text: string, token = staff) {
  const form = new FormData()
  form.set('file', new Blob([text]), '贷款.csv')
  const response = await fetch(`${server.base}/risk/loan/upload`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  })
  return response.json()
}
