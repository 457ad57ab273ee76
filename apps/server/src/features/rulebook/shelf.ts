/**
 * Where versions of rules stand: a company's own, or the platform's. Both go through the same steps; `$1` of every statement is the
 * company, and null for the platform.
 */
import type { OperatorDb } from '../../db/operator.ts'
import type { Db, Value } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { type News, tell, tellingTx } from '../notice/index.ts'

export interface Shelf extends Db {
  books: 'rule_book' | 'platform_rule_book'
  events: 'rule_event' | 'platform_rule_event'
  /** SQL: of whom its rows are. */
  mine: string
  /** SQL of the columns and values by which a new row is of whom it should be. */
  owner: { columns: string; values: string }
  transaction<T>(work: (shelf: ShelfTx) => Promise<T>): Promise<T>
}

export interface ShelfTx extends Shelf {
  /** Tells everybody who decides on these rules that a version came in force; `companyId`: of whoever put it in force. */
  tellInForce(news: Pick<News, 'key' | 'params'> & { companyId: number }): Promise<unknown>
}

const OWN = {
  books: 'rule_book',
  events: 'rule_event',
  mine: 'company_id = $1',
  owner: { columns: 'company_id, ', values: '$1, ' },
} as const

export const shelfOf = (tenant: TenantDb): Shelf => ({
  ...OWN,
  ...tenant,
  transaction: (work) =>
    tenant.transaction((tx) =>
      work({
        ...{ ...OWN, ...tx, transaction: nested },
        tellInForce: ({ companyId: _, ...news }) => tell(tx, { kind: 'RULES_IN_FORCE', ...news }),
      }),
    ),
})

const PLATFORM = {
  books: 'platform_rule_book',
  events: 'platform_rule_event',
  mine: '$1::int is null',
  owner: { columns: '', values: '' },
} as const

export const platformShelf = (operator: OperatorDb): Shelf => ({
  ...PLATFORM,
  ...ofNobody(operator),
  transaction: (work) =>
    operator.transaction((tx) =>
      work({
        ...{ ...PLATFORM, ...ofNobody(tx), transaction: nested },
        tellInForce: ({ companyId, ...news }) =>
          tell(tellingTx(tx, companyId), { kind: 'PLATFORM_RULES_IN_FORCE', ...news }),
      }),
    ),
})

const ofNobody = (db: Db): Db => ({
  rows: <T>(text: string, values: readonly Value[] = []) => db.rows<T>(text, [null, ...values]),
  one: <T>(text: string, values: readonly Value[] = []) => db.one<T>(text, [null, ...values]),
  run: (text, values = []) => db.run(text, [null, ...values]),
})

function nested(): never {
  throw new Error('事务内不能再开事务')
}
