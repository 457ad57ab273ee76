/** How vouchers of each month were made: first digits, round amounts, and what changed or came after the month was over. */
import type { MoveMonth, VoucherSigns } from '@xinjian/engine/erp/facts'
import type { TenantDb } from '../../../../../db/tenant.ts'
import { currentRows } from '../../dataset.ts'
import { TAKEN_OUT } from '../../held-facts.ts'
import { monthOfDaySql } from '../../month.ts'
import { monthOfTextSql } from '../filed.ts'

/** Vouchers told by number; the rest are counted. */
const MOST_TOLD = 50
/** From ten yuan: below, first digits are those of rounding. */
const LEAST = 1_000
/** Ten thousand yuan. */
const ROUND = 1_000_000
/** Days of the end of a month. */
const END_DAYS = 3

const digits = Array.from(
  { length: 9 },
  (_, i) => `count(*) filter (where fen >= ${LEAST} and left(fen::text, 1) = '${i + 1}')::int`,
)
const LARGE = `fen >= ${ROUND}`
const WHOLE = `${LARGE} and fen % ${ROUND} = 0`
/** `2019-01-31 记-12`, of the first ones; none is none. */
const named = (which: string) =>
  `coalesce((array_agg(distinct coalesce(day || ' ', '') || voucher) filter (where voucher is not null and ${which}))[1:${MOST_TOLD}], '{}')`

type Amounts = Omit<
  VoucherSigns,
  'entered' | 'late' | 'lateNamed' | 'edited' | 'editedNamed' | 'added' | 'addedNamed'
>
type Entered = Required<Pick<VoucherSigns, 'month' | 'entered' | 'late' | 'lateNamed'>>
type Later = Pick<VoucherSigns, 'month' | 'edited' | 'editedNamed' | 'added' | 'addedNamed'>

/** Debit lines alone: what stands on both sides of a voucher is one amount. */
const AMOUNTS = `
  select month, array[${digits.join(', ')}] as digits, (count(*) filter (where ${LARGE}))::int as large, (count(*) filter (where ${WHOLE}))::int as round,
         (count(*) filter (where at_end and ${LARGE}))::int as "endLarge", (count(*) filter (where at_end and ${WHOLE}))::int as "endRound",
         ${named(`at_end and ${WHOLE}`)} as "endNamed"
    from (select ${monthOfTextSql('v.month')} as month, v.voucher, v.booked_on::text as day, abs(v.debit) as fen,
                 coalesce(v.booked_on > (date_trunc('month', v.booked_on) + interval '1 month - ${END_DAYS + 1} days')::date, false) as at_end
            from ${currentRows('gl_voucher_line')} v where v.debit <> 0) l
   group by month order by month`

/** The instant at which a month was over, where the books are kept. */
const over = (month: string) =>
  `((to_date(${month}, 'YYYY-MM') + interval '1 month')::timestamp at time zone 'Asia/Shanghai')`

/** What was taken out with its consent and came again was not edited by anybody. */
const TOLD = `select * from gl_voucher_line where company_id = $1 and enterprise_id = $2 and hash <> '${TAKEN_OUT}' and voucher is not null`

/** A voucher by its number, however a file writes it: the middle of the keys of its lines. */
const numbered = (of: string) => `regexp_replace(${of}.row_key, '/[^/]*$', '')`
/** `1002.01` and `100201` are one account. Names of accounts and texts may be written anew: day, account and amounts are what a line says. */
const said = (of: string) =>
  `row(${of}.booked_on, translate(${of}.account, E' \\t.-_/\\\\', ''), ${of}.debit, ${of}.credit)::text`

/** Told again otherwise after the month was over: which lines left each voucher and which came, by what was told at once; their order says nothing. */
const EDITED = `
  with again as (
    select ${numbered('o')} as number, n.task_id, o.month, o.voucher, coalesce(n.booked_on, o.booked_on) as booked_on,
           case when not o.gone then ${said('o')} end as was, case when not n.gone then ${said('n')} end as now_said,
           not o.gone and o.collected_at >= ${over('o.month')} as closed
      from (${TOLD}) n join (${TOLD}) o on o.row_key = n.row_key and o.revision = n.revision - 1
     where n.revision > 1),
  told as (select number, task_id from again where closed and was is distinct from now_said group by number, task_id),
  moved as (
    select number, task_id, was as line, -1 as by from again where was is not null
    union all select number, task_id, now_said, 1 from again where now_said is not null
    union all select t.number, t.task_id, ${said('n')}, 1
      from (${TOLD}) n join told t on t.task_id = n.task_id and t.number = ${numbered('n')} where n.revision = 1)
  select min(month) as month, min(voucher) as voucher, min(booked_on)::text as day from again
   where number in (select number from (
           select number from moved join told using (number, task_id) group by number, task_id, line having sum(by) <> 0) e)
   group by number`

/** The first export was made after the month was over, and the voucher came a day later or more. */
const ADDED = `
  select month, voucher, day from (
    select month, min(voucher) as voucher, min(booked_on)::text as day, min(collected_at) as first, min(min(collected_at)) over (partition by month) as whole
      from (${TOLD}) t group by month, ${numbered('t')}) f
   where whole >= ${over('month')} and first >= whole + interval '1 day'`

const LATER = `
  select ${monthOfTextSql('month')} as month, (count(*) filter (where edited))::int as edited, (count(*) filter (where not edited))::int as added,
         ${named('edited')} as "editedNamed", ${named('not edited')} as "addedNamed"
    from (select month, voucher, day, true as edited from (${EDITED}) e
          union all select month, voucher, day, false from (${ADDED}) a) b
   group by month`

/** Days after the end of its month from which on a voucher came late. */
const LATE_DAYS = 30
const LAST_IN_TIME = `((to_date(v.month, 'YYYY-MM') + interval '1 month')::date + ${LATE_DAYS - 1})`

/** Of vouchers whose source tells when they were entered: how many, and those that came late. */
const ENTERED = `
  select month, count(*)::int as entered, (count(*) filter (where late))::int as late, ${named('late')} as "lateNamed"
    from (select ${monthOfTextSql('v.month')} as month, v.voucher, min(v.booked_on)::text as day, min(v.entered_on) > ${LAST_IN_TIME} as late
            from ${currentRows('gl_voucher_line')} v where v.voucher is not null and v.entered_on is not null group by v.month, v.voucher) b
   group by month`

/** By month, ascending. */
export async function heldVoucherSigns(
  tx: TenantDb,
  enterpriseId: number,
): Promise<VoucherSigns[]> {
  const amounts = await tx.rows<Amounts & Record<string, unknown>>(AMOUNTS, [enterpriseId])
  const later = await tx.rows<Later & Record<string, unknown>>(LATER, [enterpriseId])
  const entered = await tx.rows<Entered & Record<string, unknown>>(ENTERED, [enterpriseId])
  const none = { edited: 0, editedNamed: [], added: 0, addedNamed: [] }
  const byMonth = new Map(
    amounts.map((row): [number, VoucherSigns] => [row.month, { ...row, ...none }]),
  )
  for (const { month, ...of } of [...later, ...entered]) {
    const known = byMonth.get(month) ?? { month, ...NO_AMOUNTS, ...none }
    byMonth.set(month, { ...known, ...of })
  }
  return [...byMonth.values()].sort((a, b) => a.month - b.month)
}

/** Of a month whose vouchers are all gone. */
const NO_AMOUNTS = {
  ...{ digits: Array.from({ length: 9 }, () => 0), large: 0, round: 0 },
  ...{ endLarge: 0, endRound: 0, endNamed: [] },
}

export const heldMoveMonths = (tx: TenantDb, enterpriseId: number): Promise<MoveMonth[]> =>
  tx.rows<MoveMonth & Record<string, unknown>>(
    `select ${monthOfDaySql('m.moved_on')} as month, count(*)::int as moves,
            (count(*) filter (where nullif(btrim(m.doc_no), '') is null))::int as without
       from ${currentRows('stock_move')} m group by 1 order by 1`,
    [enterpriseId],
  )
