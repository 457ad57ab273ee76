/** Statements that an enterprise brings as files: stored beside those of bureaus, never over them (docs/decisions/0060). */

import { readLabel } from '@xinjian/format/accounts/labels'
import type { StatedAmounts, StatedStatement } from '@xinjian/intake/statement/stated'
import type { TenantDb } from '../../../../../db/tenant.ts'
import type { FactRow } from '../../fact-row.ts'
import { hashOf } from '../../fact-row.ts'
import { lockStatements } from '../../files/lock.ts'
import { retire } from '../../files/retire.ts'
import { UPLOAD } from '../../source.ts'
import { writeFacts } from '../../write-facts.ts'

/** One amount that a bureau and a file tell differently, in 分. */
export interface Contradiction {
  label: string
  column: keyof StatedAmounts
  bureau: number
  upload: number
}

export interface Written {
  /** Rows that are new or changed. */
  rows: number
  /** A bureau has told this statement: its rows hold, those of the file were compared with them and not stored. */
  bureau: boolean
  contradictions: Contradiction[]
}

/** Stores a statement of an upload in the transaction of its import. What it no longer tells of its period is gone. */
export async function writeStatement(
  tx: TenantDb,
  of: { enterpriseId: number; importId: number },
  statement: StatedStatement,
): Promise<Written> {
  await lockStatements(tx, of.enterpriseId)
  const held = await heldItems(tx, of.enterpriseId, statement)
  const told = held.filter(({ source }) => source !== UPLOAD)
  if (told.length > 0)
    return { rows: 0, bureau: true, contradictions: contradictionsOf(told, statement) }
  const facts = factsOfStatement(statement)
  const from = {
    enterpriseId: of.enterpriseId,
    contractNo: '',
    taskId: String(of.importId),
    source: UPLOAD,
  }
  const rows = await writeFacts(tx, from, facts, 'FIN_STATEMENT')
  const keys = new Set(facts.map(({ key }) => key))
  const left = held.filter(({ row_key }) => !keys.has(row_key)).map(({ row_key }) => row_key)
  const gone = await retire(tx, from, 'fin_statement', left)
  return { rows: rows + gone, bureau: false, contradictions: [] }
}

const amountColumns = (a: StatedAmounts) => ({
  begin_amount: a.begin,
  end_amount: a.end,
  current_amount: a.current,
  ytd_amount: a.ytd,
})

/** Labels that stand twice in a form (其他, 小计) are told apart by their order. */
function factsOfStatement({ kind, standard, from, to, items }: StatedStatement): FactRow[] {
  const seen = new Map<string, number>()
  return items.map((item): FactRow => {
    const time = (seen.get(item.label) ?? 0) + 1
    seen.set(item.label, time)
    return {
      table: 'fin_statement',
      key: `${kind}/${to}/${UPLOAD}/${item.label}${time > 1 ? `/${time}` : ''}`,
      columns: {
        standard,
        kind,
        period_from: from,
        period_to: to,
        item_code: String(item.n),
        item_name: item.label,
        ...amountColumns(item),
        account_code: item.account,
      },
      found: { place: item.place, confidence: item.confidence },
    }
  })
}

interface Held {
  row_key: string
  source: string
  item_name: string
  begin: number | null
  end: number | null
  current: number | null
  ytd: number | null
}

const heldItems = (tx: TenantDb, enterpriseId: number, { kind, to }: StatedStatement) =>
  tx.rows<Held>(
    `select * from (
       select distinct on (row_key) row_key, gone, source, item_name, begin_amount as begin, end_amount as "end",
              current_amount as current, ytd_amount as ytd
         from fin_statement
        where company_id = $1 and enterprise_id = $2 and kind = $3 and period_to = $4 order by row_key, revision desc) h
      where not gone`,
    [enterpriseId, kind, to],
  )

const AMOUNTS = ['end', 'begin', 'ytd', 'current'] as const

function contradictionsOf(
  told: readonly Held[],
  { kind, items }: StatedStatement,
): Contradiction[] {
  const byCode = new Map<string, Held>()
  for (const row of told) {
    const code = readLabel(row.item_name, kind)?.code
    if (code && !byCode.has(code)) byCode.set(code, row)
  }
  return items.flatMap((item) => {
    const row = item.account === null ? undefined : byCode.get(item.account)
    return AMOUNTS.flatMap((column): Contradiction[] => {
      const [bureau, upload] = [row?.[column] ?? null, item[column]]
      if (bureau === null || upload === null || bureau === upload) return []
      return [{ label: item.label, column, bureau, upload }]
    })
  })
}

/**
 * Gives rows of uploads of the company the item that a person chose for their label. What the file tells stays as it was told, so this
 * is no correction and no revision. @returns how many changed
 */
export async function recode(
  tx: TenantDb,
  of: {
    standard: string
    kind: string
    labels: (label: string) => boolean
    account: string | null
  },
): Promise<number> {
  const rows = await tx.rows<Record<string, unknown> & { enterprise_id: number; revision: number }>(
    `select * from (
       select distinct on (enterprise_id, row_key) enterprise_id, row_key, revision, gone, standard, kind,
              period_from::text, period_to::text, item_code, item_name, begin_amount, end_amount, current_amount, ytd_amount
         from fin_statement where company_id = $1 and kind = $3 and source = $4
        order by enterprise_id, row_key, revision desc) h
      where not gone and standard = $2 order by enterprise_id, row_key`,
    [of.standard, of.kind, UPLOAD],
  )
  let changed = 0
  for (const { enterprise_id: enterpriseId, row_key: key, revision, gone, ...columns } of rows) {
    if (!of.labels(String(columns.item_name))) continue
    changed += await tx.run(
      `update fin_statement set account_code = $5, hash = $6
        where company_id = $1 and enterprise_id = $2 and row_key = $3 and revision = $4`,
      [
        enterpriseId,
        String(key),
        revision,
        of.account,
        hashOf({ ...columns, account_code: of.account }),
      ],
    )
  }
  return changed
}
