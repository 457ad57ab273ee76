/** Returns as they hold today, each with its lines. */
import type { CitReturn, ReturnLine, VatReturn } from '@xinjian/engine/tax/facts'
import type { Fen } from '@xinjian/format'
import type { TenantDb } from '../../../../../db/tenant.ts'
import {
  type FactSource,
  type HeldRows,
  heldFacts,
  heldSql,
  newestOf,
  TAKEN_OUT,
} from '../../held-facts.ts'
import { monthIndexOf } from '../../month.ts'
import { UPLOAD } from '../../source.ts'
import { fen, number, object, text } from '../../values.ts'
import { schedulesOf } from './schedules.ts'

interface VatHead {
  key: string
  form: VatReturn['form']
  from: string
  to: string
  declaredOn: string | null
  deadline: string | null
  first: string | null
  status: string | null
  schedules: unknown
}
interface CitHead {
  key: string
  form: CitReturn['form']
  layout: string
  year: number
  quarter: number | null
  declaredOn: string | null
  deadline: string | null
  first: string | null
  detail: unknown
}
interface Line {
  key: string
  returnKey: string
  line: string
}

/**
 * `first`: the earliest day that the bureau ever told of this return, for a correction to be told by. What a withdrawn consent took out
 * is not looked at again, nor what a file said and another corrected.
 */
const dates = (table: 'vat_return' | 'cit_return') =>
  `declared_on::text as "declaredOn", deadline::text as deadline,
   (select min(e.declared_on)::text from ${table} e
     where e.company_id = $1 and e.enterprise_id = $2 and e.row_key = ${table}.row_key
       and e.source <> '${UPLOAD}' and ${table}.source <> '${UPLOAD}' and not e.gone
       and e.revision > coalesce((select max(t.revision) from ${table} t
         where t.company_id = $1 and t.enterprise_id = $2 and t.row_key = e.row_key
           and t.hash = '${TAKEN_OUT}'), 0)) as first`
const LINE = 'return_key as "returnKey", line_code as line, amount'
const VAT = heldSql(
  'vat_return',
  `form_version as form, period_from as from, period_to as to, ${dates('vat_return')}, status, schedules`,
)
const VAT_LINES = heldSql('vat_return_line', `${LINE}, ytd_amount as ytd`)
const CIT = heldSql(
  'cit_return',
  `form, form_version as layout, year, quarter, ${dates('cit_return')}, detail`,
)
const CIT_LINES = heldSql('cit_return_line', LINE)

export async function heldVatReturns(
  tx: TenantDb,
  enterpriseId: number,
  source: FactSource = 'ALL',
): Promise<HeldRows<VatReturn>> {
  const heads = await heldFacts<VatHead>(tx, enterpriseId, VAT, source)
  const lines = await heldFacts<Line & ReturnLine>(tx, enterpriseId, VAT_LINES, source)
  const linesOf = byReturn(lines.rows, ({ amount, ytd }) => ({ amount, ytd }))
  const rows = heads.rows.flatMap(
    ({ schedules, from, to, first: declared, ...head }): VatReturn[] => {
      const [first, last] = [monthIndexOf(from), monthIndexOf(to)]
      // A return of no readable period can be set beside nothing.
      if (first === null || last === null) return []
      return [
        {
          ...head,
          ...correction(head.declaredOn, declared, head.status),
          from: first,
          to: last,
          lines: linesOf.get(head.key) ?? {},
          schedules: schedulesOf(schedules),
        },
      ]
    },
  )
  return { rows, newest: newestOf([heads.newest, lines.newest]) }
}

export async function heldCitReturns(
  tx: TenantDb,
  enterpriseId: number,
  source: FactSource = 'ALL',
): Promise<HeldRows<CitReturn>> {
  const heads = await heldFacts<CitHead>(tx, enterpriseId, CIT, source)
  const lines = await heldFacts<Line & { amount: Fen | null }>(tx, enterpriseId, CIT_LINES, source)
  const linesOf = byReturn(lines.rows, ({ amount }) => amount)
  const rows = heads.rows.map(({ detail, first, ...head }): CitReturn => {
    const told = object(detail)
    return {
      ...head,
      ...correction(head.declaredOn, first, text(told.status)),
      lines: linesOf.get(head.key) ?? {},
      employees: number(told.employees),
      totalAssetsWan: number(told.totalAssetsWan),
      smallMicro: yesOrNo(told.smallMicro),
      wages: fen(told.wages),
      research: fen(told.research),
    }
  })
  return { rows, newest: newestOf([heads.newest, lines.newest]) }
}

/** What tells a correction: another day before this one, or the bureau's own word. */
function correction(
  declaredOn: string | null,
  first: string | null,
  status: string | null,
): Pick<VatReturn, 'firstDeclaredOn' | 'corrects'> {
  return {
    ...(first !== null && declaredOn !== null && first < declaredOn
      ? { firstDeclaredOn: first }
      : {}),
    ...(/更正/.test(status ?? '') ? { corrects: true } : {}),
  }
}

function byReturn<Row extends Line, Amount>(
  rows: readonly Row[],
  amountOf: (row: Row) => Amount,
): Map<string, Record<string, Amount>> {
  const returns = new Map<string, Record<string, Amount>>()
  for (const row of rows) {
    const lines = returns.get(row.returnKey) ?? {}
    lines[row.line] = amountOf(row)
    returns.set(row.returnKey, lines)
  }
  return returns
}

const yesOrNo = (told: unknown): boolean | null =>
  told === '是' ? true : told === '否' ? false : null
