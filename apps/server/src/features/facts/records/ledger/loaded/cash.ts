/**
 * Money of vouchers by month and the accounts on the other side (现金流量表 by the direct method, docs/decisions/0292). Of a voucher whose
 * other lines stand on one side, each is told with its own amount. Where they stand on both, cash was received of what stands in credit, or
 * paid for what stands in debit, whatever of it was settled otherwise: one account takes it, several take it together. What is left says
 * nothing: cash on both sides beside others on both, sides that differ, lines without a voucher.
 */
import { CASH_TOPS, type CashMove } from '@xinjian/engine/erp/cash/facts'
import type { TenantDb } from '../../../../../db/tenant.ts'
import { FACT_HEAD, type FactHead } from '../../../../enterprise/index.ts'
import { monthOfTextSql } from '../filed.ts'
import { type Reckoned, reckoned, standOf } from './reckoned.ts'

/** Vouchers told by number; the rest are counted. */
const MOST_TOLD = 50
/** A voucher of more accounts on one side tells nobody whose its cash is. */
const MOST_TOGETHER = 12

/** Whether a line stands on an account of cash, whatever stands between the digits of its code. */
export const onCashSql = (account: string): string =>
  `left(translate(${account}, E' \\t.-_/\\\\', ''), 4) in (${CASH_TOPS.map((top) => `'${top}'`).join(', ')})`

/** Rows as they hold. Of a book that was never edited none has to be looked up. */
const rowsSql = (edited: boolean): string => `
  select v.month, v.voucher, v.booked_on, v.account, v.debit, v.credit, ${onCashSql('v.account')} as cash
    from gl_voucher_line v
   where v.company_id = $1 and v.enterprise_id = $2 and not v.gone and (v.debit <> 0 or v.credit <> 0)${
     edited
       ? ` and not exists (select from gl_voucher_line n
             where n.company_id = $1 and n.enterprise_id = $2 and n.row_key = v.row_key and n.revision = v.revision + 1)`
       : ''
   }`

/** A red debit is a credit, and the other way round, where lines of both sides have to be told apart. */
const inDebit = (of: string) => `greatest(${of}debit, 0) + greatest(-${of}credit, 0)`
const inCredit = (of: string) => `greatest(${of}credit, 0) + greatest(-${of}debit, 0)`

/**
 * How a voucher tells its cash. PLAIN: its other lines stand on one side as they are written. TURNED: they do once red ones are read as what
 * they are. RECEIVED, PAID: they stand on both, cash on one.
 */
const HOW = `
  case when debit <> credit then 'UNTOLD'
       when debits = 0 or credits = 0 then 'PLAIN'
       when on_debit = 0 or on_credit = 0 then 'TURNED'
       when cash_out = 0 then 'RECEIVED'
       when cash_in = 0 then 'PAID'
       else 'UNTOLD' end`

const foldSql = (edited: boolean): string => `
  with line as materialized (${rowsSql(edited)}),
  doc as materialized (
    select *, ${HOW} as how from (
      select month, voucher, min(booked_on)::text as day, sum(debit) as debit, sum(credit) as credit,
             coalesce(sum(debit - credit) filter (where cash), 0) as net,
             coalesce(sum(${inDebit('')}) filter (where cash), 0) as cash_in,
             coalesce(sum(${inCredit('')}) filter (where cash), 0) as cash_out,
             count(*) filter (where not cash and debit <> 0) as debits,
             count(*) filter (where not cash and credit <> 0) as credits,
             coalesce(sum(${inDebit('')}) filter (where not cash), 0) as on_debit,
             coalesce(sum(${inCredit('')}) filter (where not cash), 0) as on_credit
        from line where voucher is not null group by month, voucher having bool_or(cash)) v),
  told as (
    select l.month, l.voucher, v.how, v.net, l.account, l.debit, l.credit
      from doc v join line l using (month, voucher) where not l.cash and v.how <> 'UNTOLD'),
  together as (
    select month, voucher, how, net, array_agg(distinct account order by account) as accounts
      from told where case how when 'RECEIVED' then ${inCredit('')} when 'PAID' then ${inDebit('')} else 0 end > 0
     group by month, voucher, how, net),
  move as (
    select month, voucher, array[account] as accounts, null::text as day,
           case how when 'PLAIN' then credit else ${inCredit('')} end as received,
           case how when 'PLAIN' then debit else ${inDebit('')} end as paid
      from told where how in ('PLAIN', 'TURNED')
    union all
    select month, voucher, case when cardinality(accounts) > ${MOST_TOGETHER} then '{}' else accounts end,
           case when cardinality(accounts) > ${MOST_TOGETHER} then (select v.day from doc v where v.month = t.month and v.voucher = t.voucher) end,
           greatest(net, 0), greatest(-net, 0)
      from together t
    union all
    select month, voucher, '{}', day, greatest(net, 0), greatest(-net, 0) from doc where how = 'UNTOLD' and net <> 0
    union all
    select month, null, '{}', booked_on::text, debit, credit from line where voucher is null and cash)
  select ${monthOfTextSql('month')} as month, accounts, sum(received)::int8 as received, sum(paid)::int8 as paid,
         (count(distinct voucher))::int as vouchers,
         case when cardinality(accounts) = 0 then
           coalesce((array_agg(distinct coalesce(day || ' ', '') || voucher) filter (where voucher is not null))[1:${MOST_TOLD}], '{}') end as named
    from move group by month, accounts order by month, accounts`

/** By month and accounts. */
async function moves(tx: TenantDb, enterpriseId: number): Promise<CashMove[]> {
  const edited = await tx.one(
    'select 1 from gl_voucher_line where company_id = $1 and enterprise_id = $2 and revision > 1 limit 1',
    [enterpriseId],
  )
  const rows = await tx.rows<Omit<CashMove, 'named'> & { named: string[] | null }>(
    foldSql(!!edited),
    [enterpriseId],
  )
  return rows.map(({ named, ...move }) => (named === null ? move : { ...move, named }))
}

/**
 * By month and accounts, in the snapshot of `tx`.
 * @returns with what was reckoned just now, for `storeReckoned`
 */
export async function heldCash(
  tx: TenantDb,
  enterpriseId: number,
): Promise<{ cash: readonly CashMove[]; fresh: readonly Reckoned[] }> {
  const fresh: Reckoned[] = []
  const head = await tx.one<FactHead>(FACT_HEAD.text, [enterpriseId])
  const part = { part: 'CASH' as const, stand: standOf(head!.voucher_seq) }
  const cash = await reckoned(tx, enterpriseId, part, fresh, () => moves(tx, enterpriseId))
  return { cash, fresh }
}
