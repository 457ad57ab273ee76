/** Payment certificates in JSON: answers of recognition services, and lists of payments of bureaus. */
import { decimal, isoDay } from '../amounts.ts'
import { periodOf as jsonPeriod, payerOf } from '../json/head.ts'
import { isRecords, type JsonRecord, opened, pick, textOf } from '../json/value.ts'
import type { PaymentLine, TaxPayment } from '../model.ts'
import { certificateChecks, trusted } from './checks.ts'
import { periodOf } from './lines.ts'

const CONFIDENCE = 0.93
/** Read by a recognition service and not confirmed by a sum. */
const RECOGNISED = 0.8

/** The certificate that this record is, or null. */
export function certificateOf(
  record: JsonRecord,
  path: string,
  above: readonly JsonRecord[],
): TaxPayment | null {
  return recognised(record, path) ?? namedValues(record, path) ?? paymentList(record, path, above)
}

const empty = (formName: string, place: string): TaxPayment => ({
  formName,
  certificateNo: null,
  taxpayer: { name: null, taxNo: null },
  authority: null,
  issuedOn: null,
  total: null,
  items: [],
  checks: [],
  place,
  confidence: RECOGNISED,
  warnings: [],
})

/** `{taxClearanceDetails: [{voucherNumber, taxType, …}], totalAmount, …}`. */
function recognised(record: JsonRecord, path: string): TaxPayment | null {
  const details = opened(record.taxClearanceDetails)
  if (!isRecords(details)) return null
  const total = decimal(pick(record, 'TOTALAMOUNT') ?? '')
  const lines = details.map((line, i) => recognisedLine(line, `${path}.taxClearanceDetails[${i}]`))
  const checks = certificateChecks(total, pick(record, 'TOTALAMOUNTINWORDS'), lines)
  return {
    ...empty('税收完税证明', path),
    certificateNo: pick(record, 'CERTIFICATENUMBER'),
    taxpayer: {
      name: pick(record, 'NAME', 'TAXPAYERNAME'),
      taxNo: pick(record, 'TAXNUMBER', 'TAXNUMBE'),
    },
    authority: pick(record, 'TAXAUTHORITYNAME'),
    issuedOn: isoDay(pick(record, 'ISSUEDATE')),
    total,
    items: trusted(lines, checks),
    checks,
    confidence: checks.some(({ ok }) => ok) ? CONFIDENCE : RECOGNISED,
  }
}

/** Recognition may glue the amount to the date before it: `2016-08-04461.54`. */
function recognisedLine(line: JsonRecord, place: string): PaymentLine {
  const date = pick(line, 'DATE') ?? ''
  const [, day, glued] = /^(\d{4}-\d{2}-\d{2})(\d[\d,]*\.\d{2})?$/.exec(date) ?? []
  return {
    voucherNo: pick(line, 'VOUCHERNUMBER'),
    taxKind: pick(line, 'TAXTYPE'),
    taxItem: pick(line, 'ITEMNAME'),
    period: periodOf(pick(line, 'TAXPERIOD') ?? ''),
    paidOn: isoDay(day ?? date),
    amount: decimal(pick(line, 'AMOUNT') ?? glued ?? ''),
    place,
    confidence: RECOGNISED,
  }
}

/** `[{Name: "税务机关", Value: "…"}, {Name: "金额合计小写", …}]`. */
function namedValues(record: JsonRecord, path: string): TaxPayment | null {
  const list = record.DutyPaidProofInfos
  if (!isRecords(list)) return null
  const told = new Map(list.map((entry) => [textOf(entry.Name) ?? '', textOf(entry.Value) ?? '']))
  const get = (name: string): string | null => told.get(name) || null
  const total = decimal(get('金额合计小写') ?? '')
  const checks = certificateChecks(total, get('金额合计大写'), [])
  return {
    ...empty('税收完税证明', `${path}.DutyPaidProofInfos`),
    certificateNo: get('税号') ?? get('证明号'),
    taxpayer: { name: get('纳税人名称'), taxNo: get('纳税人识别号') },
    authority: get('税务机关'),
    issuedOn: isoDay(get('填发日期')),
    total,
    checks,
  }
}

const PAID_ON = ['RKRQ', 'RTKRQ', 'JKRQ', 'KKRQ', 'RKRQ1', 'SJRQ'] as const
const PAID = ['SJJE', 'SJSE', 'RKJE', 'JKJE', 'SE', 'JE'] as const
const VOUCHER = ['DZSPHM', 'SPHM', 'YPZH', 'PZHM', 'WSPZHM', 'SPZH'] as const

/** Bureaus list payments with the day they were booked and the amount. */
function paymentList(
  record: JsonRecord,
  path: string,
  above: readonly JsonRecord[],
): TaxPayment | null {
  for (const [key, value] of Object.entries(record)) {
    const list = opened(value)
    if (!isRecords(list) || !list.every((line) => pick(line, ...PAID_ON) && pick(line, ...PAID)))
      continue
    if (!list.some((line) => pick(line, 'ZSXMMC', 'ZSXM', 'SZMC'))) continue
    const lines = list.map((line, i) => paidLine(line, `${path}.${key}[${i}]`))
    const total = decimal(pick(record, 'HJJE', 'JEHJ', 'ZJE') ?? '')
    const checks = certificateChecks(total, pick(record, 'HJJEDX', 'JEHJDX'), lines)
    return {
      ...empty('税收完税证明', `${path}.${key}`),
      certificateNo: pick(record, 'WSZMHM', 'ZMHM', 'PZZGHM'),
      taxpayer: payerOf(record, list[0]!, ...above.toReversed()),
      authority: pick(record, 'SWJGMC', 'ZGSWJMC', 'ZSSWJGMC'),
      issuedOn: isoDay(pick(record, 'TFRQ', 'KJRQ')),
      total,
      items: trusted(lines, checks),
      checks,
      confidence: CONFIDENCE,
    }
  }
  return null
}

const paidLine = (line: JsonRecord, place: string): PaymentLine => ({
  voucherNo: pick(line, ...VOUCHER),
  taxKind: pick(line, 'ZSXMMC', 'ZSXM', 'SZMC'),
  taxItem: pick(line, 'ZSPMMC', 'ZSPM', 'PMMC'),
  period: jsonPeriod(line),
  paidOn: isoDay(pick(line, ...PAID_ON)),
  amount: decimal(pick(line, ...PAID) ?? ''),
  place,
  confidence: CONFIDENCE,
})
