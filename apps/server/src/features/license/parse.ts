/**
 * Words of a 营业执照 → its fields. Labels stand before their values, sometimes glued, sometimes in a run of their own with
 * the value to the right; letters of a label may be set apart (名　　称). Doubt is told, never hidden.
 */
import { checkUscc, normaliseTaxNo } from '@xinjian/format'

export interface LicenseRun {
  text: string
  x: number
  y: number
  width: number
  height: number
  confidence: number
}

export interface License {
  /** What the words on the picture say it is; UNSAID where neither kind is named. */
  kind: 'LICENSE' | 'INVOICE' | 'UNSAID'
  name: string | null
  taxNo: string | null
  legalRepresentative: string | null
  establishedOn: string | null
  address: string | null
  doubtful: string[]
}

/** Below this mean score of its characters a field should be looked at again. */
const SURE = 0.92

const LABELS = {
  name: /^(?:企业)?名称[:：]?/,
  legalRepresentative: /^(?:法定代表人|负责人|投资人|经营者|执行事务合伙人)[:：]?/,
  establishedOn: /^(?:成立日期|注册日期)[:：]?/,
  address: /^(?:住所|经营场所|营业场所|主要经营场所)[:：]?/,
} as const
type Labelled = keyof typeof LABELS

/** Labels that end the value before them. */
const OTHER_LABELS =
  /^(?:类型|注册资本|成立日期|注册日期|营业期限|经营范围|住所|经营场所|营业场所|法定代表人|负责人|经营者|登记机关|统一社会信用代码|核准日期|组成形式)/

interface Found {
  value: string
  confidence: number
}

export function parseLicense(runs: readonly LicenseRun[]): License {
  const lines = rowsOf(runs)
  const found: Partial<Record<Labelled | 'taxNo', Found>> = {}
  for (const [field, label] of Object.entries(LABELS) as [Labelled, RegExp][]) {
    const value = labelledValue(lines, label, field === 'address')
    if (value) found[field] = value
  }
  const code = codeIn(runs)
  if (code) found.taxNo = code
  const date = dateOf(found.establishedOn?.value ?? '')
  const doubtful = (Object.entries(found) as [string, Found][])
    .filter(([, f]) => f.confidence < SURE)
    .map(([field]) => field)
  const taxNo = found.taxNo?.value ?? null
  // A check character that fails is certain doubt, however sure each letter looked.
  if (taxNo === null || !checkUscc(taxNo).valid) doubtful.push('taxNo')
  if (!found.name) doubtful.push('name')
  return {
    kind: kindOf(runs),
    name: found.name?.value ?? null,
    taxNo,
    legalRepresentative: found.legalRepresentative?.value ?? null,
    establishedOn: date,
    address: found.address?.value ?? null,
    doubtful: [...new Set(doubtful)],
  }
}

/** Words that stand on invoices only; a licence names trades, not prices. One alone may be a trade, or misread. */
const OF_INVOICE =
  /发票(?:代码|号码)|开票(?:日期|人)|价税合计|(?:购买方|销售方)信息|校验码|税率\/?征收率|(?:专用|普通)发票|数电票/g

function kindOf(runs: readonly LicenseRun[]): License['kind'] {
  const text = plain(runs.map((run) => run.text).join(''))
  if (text.includes('营业执照')) return 'LICENSE'
  return new Set(text.match(OF_INVOICE)).size >= 2 ? 'INVOICE' : 'UNSAID'
}

/** Runs side by side are one line, left to right. */
function rowsOf(runs: readonly LicenseRun[]): LicenseRun[][] {
  const rows: LicenseRun[][] = []
  for (const run of [...runs].sort((a, b) => a.y - b.y)) {
    const row = rows.find((r) => Math.abs((r[0]?.y ?? 0) - run.y) < run.height * 0.6)
    if (row) row.push(run)
    else rows.push([run])
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x))
}

const plain = (text: string): string => text.normalize('NFKC').replace(/\s/g, '')

function labelledValue(rows: LicenseRun[][], label: RegExp, wraps: boolean): Found | null {
  for (const [at, row] of rows.entries()) {
    for (const [i, run] of row.entries()) {
      // `名` and `称` may be two runs: the label is looked for in what begins here.
      const rest = row.slice(i)
      const text = plain(rest.map((r) => r.text).join(''))
      const match = label.exec(text)
      if (!match || !plain(run.text)) continue
      const parts = [{ value: cut(text.slice(match[0].length)), runs: rest }]
      if (wraps) {
        const next = rows[at + 1]
        const more = next ? plain(next.map((r) => r.text).join('')) : ''
        // An address may go on in the next line, which then has no label of its own.
        if (
          next &&
          more &&
          !OTHER_LABELS.test(more) &&
          !/^(?:企业)?名称/.test(more) &&
          aligned(next, rest)
        )
          parts.push({ value: cut(more), runs: next })
      }
      const value = parts.map((p) => p.value).join('')
      const all = parts.flatMap((p) => p.runs)
      if (value) return { value, confidence: Math.min(...all.map((r) => r.confidence)) }
    }
  }
  return null
}

/** Without the next label, when two fields stand in one line. */
function cut(text: string): string {
  const at = [...text].findIndex((_, i) => i > 0 && OTHER_LABELS.test(text.slice(i)))
  return at > 0 ? text.slice(0, at) : text
}

/** The continuation stands under the value, not under the label. */
const aligned = (next: LicenseRun[], row: LicenseRun[]): boolean =>
  (next[0]?.x ?? 0) > (row[0]?.x ?? 0) + (row[0]?.height ?? 0)

function codeIn(runs: readonly LicenseRun[]): Found | null {
  const codes = runs.flatMap((run) =>
    [...normaliseTaxNo(run.text).matchAll(/[0-9A-Z]{18}/g)].map((m) => ({
      value: m[0],
      confidence: run.confidence,
    })),
  )
  return codes.find((c) => checkUscc(c.value).valid) ?? codes[0] ?? null
}

function dateOf(text: string): string | null {
  const m =
    /(\d{4})年(\d{1,2})月(\d{1,2})日?/.exec(text) ?? /(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text)
  return m ? `${m[1]}-${m[2]!.padStart(2, '0')}-${m[3]!.padStart(2, '0')}` : null
}
