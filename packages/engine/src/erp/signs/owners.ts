/** Owners of the enterprise as its own books name them: accounts under 实收资本, and accounts that say so. */
import { normaliseName } from '@xinjian/format/invoice/party-name'
import { topOf } from '../chart/code.ts'
import type { ErpContext } from '../context.ts'
import type { ErpFacts } from '../facts.ts'
import { type SubAccount, subBalances } from '../ledger/children.ts'

const CAPITAL = /^(?:实收资本|股本)/
const OWNER = /股东|法定代表人|法人|实际控制人|投资人|老板/

/** `其他应收款_张三` → `张三`. */
const lastPart = (name: string): string =>
  name
    .split(/[-_—–/\\·:：|]/)
    .at(-1)!
    .trim()

type Named = Pick<ErpFacts['balances'][number], 'account' | 'name'>

/** Names of owners, in one spelling. */
export function ownersOf({
  balances,
  turnovers,
}: Pick<ErpFacts, 'balances' | 'turnovers'>): Set<string> {
  const all: readonly Named[] = [...balances, ...turnovers]
  const capital = new Set(
    all.flatMap(({ account, name }) =>
      name !== null && CAPITAL.test(name) ? [topOf(account)] : [],
    ),
  )
  const names = all.flatMap(({ account, name }) =>
    name !== null && capital.has(topOf(account)) && account.trim() !== topOf(account)
      ? [normaliseName(lastPart(name))]
      : [],
  )
  return new Set(names.filter((name) => name !== '' && !CAPITAL.test(name)))
}

/** Whether an account is kept with an owner: it says so, or bears an owner's name. */
const isOwners = (name: string | null, owners: ReadonlySet<string>): boolean =>
  name !== null && (OWNER.test(name) || owners.has(normaliseName(lastPart(name))))

/** Other receivables that are kept with owners, of the newest balances; null = there are no other receivables. */
export function ownersBalances({ ledger, facts }: ErpContext): SubAccount[] | null {
  const last = Math.max(...ledger.trials.map(({ to }) => to))
  const all = ledger.layout === null ? null : subBalances(ledger, ['otherReceivables'], last)
  if (all === null || all.length === 0) return null
  const owners = ownersOf(facts)
  return all.filter(({ name, fen }) => fen > 0 && isOwners(name, owners))
}
