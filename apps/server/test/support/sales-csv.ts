/** A small sales list of an invented enterprise, 30 months to 2026-09, as a plain CSV with Chinese headers. */
export const TAX_NO = '914403001922038216'

const HEADER = '发票号码,开票日期,购方识别号,购买方名称,金额,税额,价税合计,发票状态'
const BUYERS = [
  ['91330100799655058B', '示例买方一有限公司'],
  ['91310114060938092E', '示例买方二有限公司'],
  ['91110108MA01KPGK0L', '示例买方三有限公司'],
]

export interface CsvOptions {
  months?: number
  perMonth?: number
  /** Numbers that are void. */
  voided?: ReadonlySet<number>
}

export function salesCsv({
  months = 30,
  perMonth = 6,
  voided = new Set(),
}: CsvOptions = {}): Uint8Array {
  const lines = [HEADER]
  for (let m = 0; m < months; m++) {
    for (let i = 0; i < perMonth; i++) {
      const n = m * perMonth + i
      // However many there are, they stay in their month: an invoice of a day to come is refused.
      const month = new Date(Date.UTC(2024, 3 + m, 2 + ((i * 4) % 26)))
      const amount = 10_000 + ((n * 7919) % 5_000)
      const tax = Math.round(amount * 13) / 100
      const [taxNo, name] = BUYERS[n % BUYERS.length] as [string, string]
      const row = [
        String(10_000_000 + n),
        month.toISOString().slice(0, 10),
        taxNo,
        name,
        amount.toFixed(2),
        tax.toFixed(2),
        (amount + tax).toFixed(2),
      ]
      lines.push([...row, voided.has(n) ? '作废' : '正常'].join(','))
    }
  }
  return new TextEncoder().encode(`${lines.join('\r\n')}\r\n`)
}

/** A tenth of it bought from one supplier, month by month: a list of purchases of the same months. */
export function purchasesCsv({ months = 30 } = {}): Uint8Array {
  const header = '发票号码,开票日期,销方识别号,销售方名称,金额,税额,价税合计,发票状态'
  const rows = Array.from({ length: months }, (_, m) => {
    const day = new Date(Date.UTC(2024, 3 + m, 9)).toISOString().slice(0, 10)
    return `${20_000_000 + m},${day},91440101MA59C8XB3P,示例卖方有限公司,7000.00,910.00,7910.00,正常`
  })
  return new TextEncoder().encode(`${[header, ...rows].join('\r\n')}\r\n`)
}
