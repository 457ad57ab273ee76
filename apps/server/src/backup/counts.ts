/** What is compared before and after: rows of tables that only ever grow, and finished reports. */
import type pg from 'pg'

const GROWING = ['audit_entry', 'ledger_entry', 'bill_line', 'consent_view', 'loan_entry'] as const

export async function countsOf(client: pg.Client): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of GROWING) {
    const { rows } = await client.query(`select count(*)::int as n from ${table}`)
    counts[table] = rows[0].n
  }
  return counts
}
