/** Vouchers that stand between those of a file and are not in it: a part of a month was exported, or they were deleted at their source. */
import type { TenantDb } from '../../../../db/tenant.ts'
import { voucherNumber } from './same/voucher-number.ts'

/** Of numbers that lie further apart no gap is told: they are not counted from one. */
const FURTHEST = 10_000

/** `2026-03/记-5` of each number that the lines pass over, by month and word. */
export function passedOver(lines: readonly Readonly<Record<string, unknown>>[]): string[] {
  const met = new Map<string, Set<number>>()
  for (const { month, voucher } of lines) {
    if (typeof month !== 'string' || typeof voucher !== 'string') continue
    const [, word, number] = /^(.*-)(\d{1,9})$/.exec(voucherNumber(voucher)) ?? []
    if (word === undefined) continue
    const of = `${month}/${word}`
    met.set(of, (met.get(of) ?? new Set()).add(Number(number)))
  }
  return [...met].flatMap(([of, numbers]) => {
    const [first, last] = [Math.min(...numbers), Math.max(...numbers)]
    if (last - first > FURTHEST) return []
    return Array.from({ length: last - first }, (_, i) => first + i)
      .filter((number) => !numbers.has(number))
      .map((number) => `${of}${number}`)
  })
}

/** Those of them that the enterprise's files told before, `2026-03/记-5`, in their order. */
export async function lackingVouchers(
  tx: TenantDb,
  enterpriseId: number,
  lines: readonly Readonly<Record<string, unknown>>[],
): Promise<string[]> {
  const passed = passedOver(lines)
  if (passed.length === 0) return []
  const rows = await tx.rows<{ voucher: string }>(
    `select distinct array_to_string((string_to_array(l.row_key, '/'))[1:2], '/') as voucher
       from (select distinct on (row_key) row_key, gone, source from gl_voucher_line t
              where company_id = $1 and enterprise_id = $2 and t.month = any($3)
              order by row_key, revision desc) l
      where not l.gone and l.source = 'UPLOAD'
        and array_to_string((string_to_array(l.row_key, '/'))[1:2], '/') = any($4)`,
    [enterpriseId, [...new Set(passed.map((of) => of.split('/')[0]!))], passed],
  )
  const held = new Set(rows.map(({ voucher }) => voucher))
  return passed.filter((of) => held.has(of))
}
