/** Financial statements as they hold today, items in the order of the form and under the codes of the chart. */
import type { Statement, StatementItem } from '@xinjian/engine/finance/facts'
import { STATEMENT_KINDS, type StatementKind } from '@xinjian/format/accounts/accounts'
import { readLabel } from '@xinjian/format/accounts/labels'
import { standardOf } from '@xinjian/intake/statement/stated'
import type { TenantDb } from '../../../../../db/tenant.ts'
import { type FactSource, type HeldRows, heldFacts, heldSql } from '../../held-facts.ts'
import { UPLOAD } from '../../source.ts'

interface Stored {
  key: string
  kind: StatementKind
  standard: string
  periodFrom: string | null
  periodTo: string
  /** 行次. */
  row: string
  label: string
  source: string
  /** Of an upload: the item that was read or chosen for the label; null = none. */
  account: string | null
  begin: number | null
  end: number | null
  current: number | null
  ytd: number | null
}

const ITEMS = heldSql(
  'fin_statement',
  `kind, standard, period_from::text as "periodFrom", period_to::text as "periodTo", item_code as row, item_name as label, source, account_code as account,
   begin_amount as begin, end_amount as end, current_amount as current, ytd_amount as ytd`,
)

/** By period, then kind. */
export async function heldStatements(
  tx: TenantDb,
  enterpriseId: number,
  source: FactSource = 'ALL',
): Promise<{ rows: Statement[]; newest: Date | null }> {
  const { rows, newest }: HeldRows<Stored> = await heldFacts(tx, enterpriseId, ITEMS, source)
  const sheets = new Map<string, Stored[]>()
  for (const row of rows) {
    const id = `${row.periodTo}/${STATEMENT_KINDS.indexOf(row.kind)}`
    const sheet = sheets.get(id)
    if (sheet) sheet.push(row)
    else sheets.set(id, [row])
  }
  const ordered = [...sheets].sort(([a], [b]) => (a < b ? -1 : 1))
  return { rows: ordered.map(([, items]) => statementOf(items)), newest }
}

function statementOf(stored: readonly Stored[]): Statement {
  const [{ kind, standard, periodFrom, periodTo }] = stored as [Stored]
  const taken = new Set<string>()
  const items = [...stored]
    .sort((a, b) => Number(a.row) - Number(b.row) || (a.key < b.key ? -1 : 1))
    .map(({ key, label, source, account, begin, end, current, ytd }): StatementItem => {
      const code = source === UPLOAD ? account : (readLabel(label, kind)?.code ?? null)
      // Of two rows that mean one item the first speaks for it: the second is shown, never summed.
      const own = code !== null && !taken.has(code) ? code : null
      if (own !== null) taken.add(own)
      return { key, code: own, label, begin, end, current, ytd }
    })
  return { kind, standard: standardOf(standard), periodFrom, periodTo, items }
}
