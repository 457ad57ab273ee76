/**
 * Lines of a bank statement that are held under less, or tell less, than the same lines of another export: without the number of the account, with
 * its end alone, without the balance. What is the same is told by day, amounts and balance; it is put under what is fuller, never counted twice.
 */
import type { Fen } from '@xinjian/format'
import type { TenantDb } from '../../../../../db/tenant.ts'
import { currentRows } from '../../dataset.ts'
import { fen, text } from '../../values.ts'
import { bankLineKey, maskedAccount } from '../bank-line.ts'

type Line = Readonly<Record<string, unknown>>

interface HeldLine extends Record<string, unknown> {
  key: string
  /** '' = it names none. */
  account: string
  date: string
  time: string | null
  received: Fen
  paid: Fen
  balance: Fen | null
}

export type Placed =
  | { lines: Line[] /** Keys of held rows that these lines stand for. */; replaced: string[] }
  /** What of them is held of an account, and whether they are its cannot be told. '' = a statement without a number. */
  | { unsure: { account: string; n: number } }

/** Without balances: fewer may be alike by chance. */
const ENOUGH = 5
const TAIL_SHOWN = 4

/** More tells more: a number, its end, nothing. */
const tells = (account: string): number => (account === '' ? 0 : account.length <= 8 ? 1 : 2)

/** Whether two names may be of one account. */
function mayBe(one: string, other: string): boolean {
  if (one === other || one === '' || other === '') return true
  const [short, long] = tells(one) < tells(other) ? [one, other] : [other, one]
  return tells(short) === 1 && tells(long) === 2 && long.endsWith(short.slice(-TAIL_SHOWN))
}

/** @param lines of one file */
export async function placedLines(
  tx: TenantDb,
  enterpriseId: number,
  lines: readonly Line[],
): Promise<Placed> {
  const accounts = await tx.rows<{ account: string }>(
    'select distinct account from bank_month where company_id = $1 and enterprise_id = $2',
    [enterpriseId],
  )
  const made: { lines: Line[]; replaced: string[] } = { lines: [], replaced: [] }
  for (const [own, of] of Map.groupBy(lines, (line) => maskedAccount(line.account) ?? '')) {
    const others = accounts.map(({ account }) => account).filter((held) => mayBe(held, own))
    const asked = others.length > 0 && (await mayMeet(tx, enterpriseId, own, others, of))
    const placed = asked ? placedIn(own, of, await heldOf(tx, enterpriseId, others, of)) : null
    if (placed && 'unsure' in placed) return placed
    made.lines.push(...(placed?.lines ?? of))
    made.replaced.push(...(placed?.replaced ?? []))
  }
  return made
}

/** What is held of this very account with its balances meets by its keys. */
async function mayMeet(
  tx: TenantDb,
  enterpriseId: number,
  own: string,
  others: readonly string[],
  lines: readonly Line[],
): Promise<boolean> {
  if (others.some((held) => held !== own)) return true
  if (lines.some((line) => fen(line.balance) === null)) return true
  const bare = await tx.one(
    `select 1 from bank_line where company_id = $1 and enterprise_id = $2 and coalesce(account, '') = $3 and balance is null limit 1`,
    [enterpriseId, own],
  )
  return bare !== null
}

function heldOf(
  tx: TenantDb,
  enterpriseId: number,
  accounts: readonly string[],
  lines: readonly Line[],
): Promise<HeldLine[]> {
  const days = lines.flatMap((line) => text(line.date) ?? []).sort()
  return tx.rows<HeldLine>(
    `select b.row_key as key, coalesce(b.account, '') as account, b.booked_on::text as date, b.booked_at as time, b.received, b.paid, b.balance
       from ${currentRows('bank_line')} b
      where coalesce(b.account, '') = any($3) and b.booked_on between $4::date and $5::date
      order by b.booked_on, b.nth, b.row_key`,
    [enterpriseId, [...accounts], days[0] ?? null, days.at(-1) ?? null],
  )
}

interface Pair {
  line: Line
  held: HeldLine
}

function placedIn(own: string, lines: readonly Line[], held: readonly HeldLine[]): Placed {
  const byAccount = [...Map.groupBy(held, ({ account }) => account)]
  const alike = byAccount
    .map(([account, of]) => ({ account, ...likeness(lines, of, account === own) }))
    .filter(({ pairs }) => pairs.length > 0)
  const unsure = alike.find(({ sure }) => !sure)
  if (unsure) return { unsure: { account: unsure.account, n: unsure.pairs.length } }
  const named = [own, ...alike.map(({ account }) => account)].toSorted(
    (a, b) => tells(b) - tells(a),
  )
  const account = named[0]!
  // Two accounts that hold the same lines: whose they are nobody can tell.
  const rival = alike.find((other) => !mayBe(other.account, account))
  if (rival) return { unsure: { account: rival.account, n: rival.pairs.length } }
  const known = new Map<Line, HeldLine[]>()
  for (const { line, held: row } of alike.flatMap(({ pairs }) => pairs))
    known.set(line, [...(known.get(line) ?? []), row])
  const replaced: string[] = []
  const full = lines.map((line) => {
    const rows = known.get(line) ?? []
    const made = {
      ...line,
      account: account === own ? line.account : account,
      time: line.time ?? rows.find(({ time }) => time !== null)?.time ?? null,
      balance: line.balance ?? yuan(rows.find(({ balance }) => balance !== null)?.balance),
    }
    const key = bankLineKey(made)
    replaced.push(...rows.flatMap((row) => (row.key.split('#')[0] === key ? [] : row.key)))
    return made
  })
  return { lines: full, replaced }
}

const yuan = (amount: Fen | null | undefined): string | null =>
  amount == null ? null : (amount / 100).toFixed(2)

const dayOf = (line: Line): string => text(line.date) ?? ''

/**
 * Lines that are held on the days that both have. Sure: balances that are not nought agree, and all lines of one side are among those of the other; or,
 * without balances, whole days are the same but for the first and the last, of which an export may have a part. Of one account balances that differ are other lines.
 */
function likeness(
  lines: readonly Line[],
  held: readonly HeldLine[],
  same: boolean,
): { pairs: Pair[]; sure: boolean } {
  const own = Map.groupBy(lines, dayOf)
  const theirs = Map.groupBy(held, ({ date }) => date)
  const shared = [...own.keys()].filter((day) => theirs.has(day)).sort()
  const edges = new Set(
    [own, theirs].flatMap((days) => {
      const all = [...days.keys()].sort()
      return [all[0], all.at(-1)]
    }),
  )
  const days = shared.map((day) => {
    const pairs = pairsOf(own.get(day)!, theirs.get(day)!)
    return { day, pairs, own: own.get(day)!.length, theirs: theirs.get(day)!.length }
  })
  const pairs = days.flatMap((day) => day.pairs)
  const sum = (of: 'own' | 'theirs') => days.reduce((all, day) => all + day[of], 0)
  const whole = pairs.length === Math.min(sum('own'), sum('theirs'))
  const proven = pairs.some(({ line, held: row }) => (fen(line.balance) ?? 0) !== 0 && row.balance)
  const even = days.every(({ day, pairs: of, own: n, theirs: m }) =>
    edges.has(day) ? of.length === Math.min(n, m) : of.length === n && n === m,
  )
  const keyed = same && pairs.every(({ line, held: row }) => fen(line.balance) === row.balance)
  return { pairs, sure: keyed || (proven && whole) || (even && pairs.length >= ENOUGH) }
}

/** Each line with one that is held and says nothing else. */
function pairsOf(lines: readonly Line[], held: readonly HeldLine[]): Pair[] {
  const left = Map.groupBy(held, ({ received, paid }) => `${received}/${paid}`)
  return lines.flatMap((line) => {
    const [received, paid, balance] = [
      fen(line.received) ?? 0,
      fen(line.paid) ?? 0,
      fen(line.balance),
    ]
    const of = left.get(`${received}/${paid}`) ?? []
    const at = of.findIndex(
      (row) => row.balance === null || balance === null || row.balance === balance,
    )
    if (at < 0) return []
    return [{ line, held: of.splice(at, 1)[0]! }]
  })
}
