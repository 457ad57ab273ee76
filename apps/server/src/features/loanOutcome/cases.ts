/** Outcomes as a training reads them. */
import type { TenantDb } from '../../db/tenant.ts'

export interface LoanCase {
  id: number
  /** null = the company has no such enterprise. */
  enterprise_id: number | null
  granted: string
  overdue_days: number
  /** Its end was known on the day on which it was entered (`endKnown`). */
  due: boolean
  /** Who brought the list. */
  made_id: number
}

/**
 * Whether the end of a loan was known on the day of its entry (SQL; Beijing): it had matured, and if it was late it was no longer so. Ten days
 * after maturity a loan that is ten days late may still become bad.
 */
export const endKnown = (row: string): string => {
  const day = `(${row}.entered_at at time zone 'Asia/Shanghai')::date`
  return `(${row}.matured <= ${day} and (${row}.overdue_days = 0 or ${day} - ${row}.matured > ${row}.overdue_days))`
}

/** In the order of their ids, after one; `from` and `until`: entered after the one and not after the other (null = open). */
export const loansAfter = (
  tenant: TenantDb,
  { id, from, until, most }: { id: number; from: Date | null; until: Date | null; most: number },
): Promise<LoanCase[]> =>
  tenant.rows<LoanCase>(
    `select l.id, e.id as enterprise_id, to_char(l.granted, 'YYYY-MM-DD') as granted, l.overdue_days, b.made_id,
            ${endKnown('l')} as due
       from loan_outcome l
       join loan_batch b on b.company_id = $1 and b.id = l.batch_id
       left join enterprise e on e.company_id = $1 and e.tax_no = l.tax_no
      where l.company_id = $1 and l.id > $2 and ($3::timestamptz is null or l.entered_at > $3)
        and ($4::timestamptz is null or l.entered_at <= $4)
      order by l.id limit $5`,
    [id, from, until, most],
  )

/** Enterprises of the company that these loans were granted to, each once, by id. */
export const firmsOfLoans = async (
  tenant: TenantDb,
  loanIds: readonly number[],
): Promise<number[]> => {
  const rows = await tenant.rows<{ id: number }>(
    `select distinct e.id from loan_outcome l join enterprise e on e.company_id = $1 and e.tax_no = l.tax_no
      where l.company_id = $1 and l.id = any($2::bigint[]) order by e.id`,
    [[...loanIds]],
  )
  return rows.map(({ id }) => id)
}
