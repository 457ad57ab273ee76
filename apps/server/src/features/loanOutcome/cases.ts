/** Outcomes as a training reads them. */
import type { TenantDb } from '../../db/tenant.ts'

/** Whose loan it is and which; a list cannot change it. */
export interface LoanName {
  tax_no: string
  /** '' = it has none of its own. */
  loan_no: string
  /** YYYY-MM-DD. */
  granted: string
}

export interface LoanCase extends LoanName {
  id: number
  /** null = the company has no such enterprise. */
  enterprise_id: number | null
  overdue_days: number
  /** Its end was known on the day on which it was entered (`endKnown`). */
  due: boolean
  /** Who brought it first, and everybody who corrected it since. */
  made_ids: number[]
}

/**
 * Whether the end of a loan was known on the day of its entry (SQL; Beijing): it had matured, and if it was late it was no longer so. Ten days
 * after maturity a loan that is ten days late may still become bad.
 */
export const endKnown = (row: string): string => {
  const day = `(${row}.entered_at at time zone 'Asia/Shanghai')::date`
  return `(${row}.matured <= ${day} and (${row}.overdue_days = 0 or ${day} - ${row}.matured > ${row}.overdue_days))`
}

const NAME = "l.tax_no, l.loan_no, to_char(l.granted, 'YYYY-MM-DD') as granted"

/** In the order of their ids, after one; granted after a day (YYYY-MM-DD), entered by a moment (null = open). */
export const loansAfter = (
  tenant: TenantDb,
  of: { id: number; granted: string | null; until: Date | null; most: number },
): Promise<LoanCase[]> =>
  tenant.rows<LoanCase>(
    `select l.id, e.id as enterprise_id, ${NAME}, l.overdue_days, ${endKnown('l')} as due,
            array(select distinct b.made_id from loan_batch b where b.company_id = $1
                     and (b.id = l.batch_id or b.id in (select h.batch_id from loan_history h where h.company_id = $1 and h.loan_id = l.id))) as made_ids
       from loan_outcome l
       left join enterprise e on e.company_id = $1 and e.tax_no = l.tax_no
      where l.company_id = $1 and l.id > $2 and ($3::date is null or l.granted > $3)
        and ($4::timestamptz is null or l.entered_at <= $4)
      order by l.id limit $5`,
    [of.id, of.granted, of.until, of.most],
  )

export const loansOf = (
  tenant: TenantDb,
  loanIds: readonly number[],
): Promise<(LoanName & { id: number })[]> =>
  tenant.rows<LoanName & { id: number }>(
    `select l.id, ${NAME} from loan_outcome l where l.company_id = $1 and l.id = any($2::bigint[]) order by l.id`,
    [[...loanIds]],
  )

/** How many were entered, or became another, after a moment, and were granted by a day (YYYY-MM-DD). */
export const enteredSince = async (
  tenant: TenantDb,
  moment: Date,
  granted: string,
): Promise<number> =>
  (await tenant.one<{ n: number }>(
    'select count(*)::int as n from loan_outcome where company_id = $1 and entered_at > $2 and granted <= $3',
    [moment, granted],
  ))!.n

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
