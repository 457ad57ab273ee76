/** Confirmations and corrections of the demonstration, so that the quality of recognition has something to show. Nothing of it is anybody's. */
import type { TenantDb } from '../db/tenant.ts'
import { hasCorrections, recordCorrections } from '../features/recognition/index.ts'

/** No voucher of a person has these numbers. */
const FIRST = -1

interface Sample {
  kind: string
  issuer: string
  source: string
  /** Field, what was read, how sure, and what a person left. */
  fields: readonly (readonly [string, string | null, number | null, string])[]
}

const taxi = (n: number): Sample => {
  const plate = `粤B·T${String(1000 + n * 37)}`
  const fare = `${20 + n * 3}.00`
  const day = `2026-0${(n % 8) + 1}-1${n % 9}`
  return {
    kind: 'TAXI',
    issuer: '示例出租车公司',
    source: 'OWN',
    fields: [
      ['invoiceCode', '144032600111', 0.97, '144032600111'],
      ['plate', n % 4 === 0 ? plate.replace('B', '8') : plate, n % 4 === 0 ? 0.72 : 0.93, plate],
      ['date', n % 7 === 3 ? null : day, n % 7 === 3 ? null : 0.95, day],
      ['fare', n % 6 === 5 ? fare.replace('.', '') : fare, n % 6 === 5 ? 0.64 : 0.96, fare],
    ],
  }
}

const invoice = (n: number, source: string): Sample => {
  const number = `2644200000001234${String(5600 + n)}`
  const total = `${1000 + n * 17}.50`
  const slipped = source === 'OWN' ? n % 9 === 4 : n % 5 === 1
  const sure = source === 'tencent' ? null : slipped ? 0.78 : 0.98
  const name = '杭州示例精密制造有限公司'
  return {
    kind: 'DIGITAL_SPECIAL',
    issuer: '91330100MA9X00B2X9',
    source,
    fields: [
      ['invoiceNumber', number, sure, number],
      ['totalAmount', slipped ? total.replace('0', '6') : total, sure, total],
      ['sellerName', slipped ? name.replace('限', '艰') : name, sure, name],
      [
        'sellerTaxNo',
        slipped ? '9133O100MA9X00B2X9' : '91330100MA9X00B2X9',
        sure,
        '91330100MA9X00B2X9',
      ],
    ],
  }
}

const each = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n))

/** Once: a company that has some keeps them. */
export async function correctDemo(tenant: TenantDb): Promise<void> {
  if (await hasCorrections(tenant)) return
  const samples = [
    ...each(24, taxi),
    ...each(18, (n) => invoice(n, 'OWN')),
    ...each(12, (n) => invoice(n, 'tencent')),
  ]
  for (const [i, { kind, issuer, source, fields }] of samples.entries())
    await recordCorrections(tenant, {
      voucherId: FIRST - i,
      kind,
      issuer,
      source,
      fields: fields.map(([name, read, confidence, corrected]) => ({
        name,
        read,
        confidence,
        corrected,
      })),
    })
}
