/**
 * What an enterprise trades with each party by month, from its month digests: a graph of thousands of parties reads no invoice. Folded once a
 * revision of the facts and kept in memory, the longest unused leaving first.
 */
import type { Direction, MonthIndex } from '@xinjian/engine/invoice/facts'
import { decodeDigest } from '@xinjian/engine/invoice/facts/digest-codec'
import type { TenantDb } from '../../../db/tenant.ts'

/** One direction: a row of `sums` a party, a column a month. */
export interface SideTrades {
  /** Id in the enterprise's dictionary of counterparties → row. */
  rowOf: ReadonlyMap<number, number>
  /** 价税合计 less red, 分. */
  sums: Float64Array
  /** Valid invoices, red ones included. */
  invoices: Int32Array
  /** First and last month with a valid invoice. */
  first: Int32Array
  last: Int32Array
}

export interface PartyTrades {
  /** Month of the first column, and how many columns there are. */
  from: MonthIndex
  months: number
  sides: Record<Direction, SideTrades>
}

/** Of which revision of whose facts. */
export interface TradesOf {
  id: number
  seq: number
}

type Digest = ReturnType<typeof decodeDigest>

/** Numbers that are kept in memory at most: 64 MB. */
const MOST_NUMBERS = 8_000_000

const sizeOf = ({ sides }: PartyTrades): number =>
  sides.OUT.sums.length + sides.IN.sums.length + 200

/** What was folded, by company, enterprise and revision. */
export class TradeCache {
  private readonly kept = new Map<string, PartyTrades>()
  private numbers = 0

  get(key: string): PartyTrades | undefined {
    const trades = this.kept.get(key)
    if (trades) {
      this.kept.delete(key)
      this.kept.set(key, trades)
    }
    return trades
  }

  put(key: string, trades: PartyTrades): void {
    this.numbers += sizeOf(trades)
    this.kept.set(key, trades)
    for (const [oldest, of] of this.kept) {
      if (this.numbers <= MOST_NUMBERS || oldest === key) break
      this.numbers -= sizeOf(of)
      this.kept.delete(oldest)
    }
  }
}

/** By id of the enterprise; one without invoices is absent. */
export async function partyTrades(
  tenant: TenantDb,
  cache: TradeCache,
  wanted: readonly TradesOf[],
): Promise<Map<number, PartyTrades>> {
  const keyOf = ({ id, seq }: TradesOf) => `${tenant.companyId}/${id}/${seq}`
  const found = new Map<number, PartyTrades>()
  const missing = wanted.filter((of) => {
    const trades = cache.get(keyOf(of))
    if (trades) found.set(of.id, trades)
    return !trades
  })
  if (missing.length === 0) return found
  const stored = await tenant.rows<{ id: number; digest: Uint8Array }>(
    `select enterprise_id as id, digest from invoice_month where company_id = $1 and enterprise_id = any($2)`,
    [missing.map(({ id }) => id)],
  )
  const digestsOf = new Map<number, Digest[]>()
  for (const { id, digest } of stored)
    digestsOf.set(id, [...(digestsOf.get(id) ?? []), decodeDigest(digest)])
  for (const of of missing) {
    const digests = digestsOf.get(of.id)
    if (!digests) continue
    const trades = fold(digests)
    found.set(of.id, trades)
    cache.put(keyOf(of), trades)
  }
  return found
}

function fold(digests: readonly Digest[]): PartyTrades {
  const all = digests.map(({ month }) => month)
  const from = Math.min(...all)
  const months = Math.max(...all) - from + 1
  const side = (direction: Direction) =>
    foldSide(
      digests.filter((digest) => digest.direction === direction),
      { from, months },
    )
  return { from, months, sides: { OUT: side('OUT'), IN: side('IN') } }
}

function foldSide(
  digests: readonly Digest[],
  { from, months }: Pick<PartyTrades, 'from' | 'months'>,
): SideTrades {
  const rowOf = new Map<number, number>()
  for (const { counterparties } of digests)
    for (const id of counterparties.id) if (!rowOf.has(id)) rowOf.set(id, rowOf.size)
  const side = {
    rowOf,
    sums: new Float64Array(rowOf.size * months),
    invoices: new Int32Array(rowOf.size),
    first: new Int32Array(rowOf.size).fill(from + months),
    last: new Int32Array(rowOf.size).fill(-1),
  }
  for (const { month, counterparties: c } of digests)
    for (let i = 0; i < c.id.length; i++) {
      const row = rowOf.get(c.id[i]!)!
      side.sums[row * months + month - from] = c.blueTotal[i]! - c.redTotal[i]!
      const invoices = c.blueCount[i]! + c.redCount[i]!
      if (invoices === 0) continue
      side.invoices[row]! += invoices
      side.first[row] = Math.min(side.first[row]!, month)
      side.last[row] = Math.max(side.last[row]!, month)
    }
  return side
}

export interface TradeParty {
  enterpriseId: number
  id: number
  ident: string
  taxNo: string | null
  name: string
  person: boolean
}

const PARTY = `enterprise_id as "enterpriseId", id, ident, tax_no as "taxNo", name, person`

/** Entries of dictionaries, by enterprise and id. */
export const tradePartiesOf = (
  tenant: TenantDb,
  wanted: readonly { enterpriseId: number; id: number }[],
): Promise<TradeParty[]> =>
  wanted.length === 0
    ? Promise.resolve([])
    : tenant.rows<TradeParty>(
        `select p.enterprise_id as "enterpriseId", p.id, p.ident, p.tax_no as "taxNo", p.name, p.person
           from unnest($2::int[], $3::int[]) as w (enterprise_id, id)
           join counterparty p on p.company_id = $1 and p.enterprise_id = w.enterprise_id and p.id = w.id`,
        [wanted.map(({ enterpriseId }) => enterpriseId), wanted.map(({ id }) => id)],
      )

/** More of those who trade with parties are not looked up at once. */
export const MOST_TRADERS = 20_000

/** Entries of whichever enterprises trade with these parties, by ident (tax number, or `name:` and the normal name). */
export const whoTradesWith = (
  tenant: TenantDb,
  idents: readonly string[],
): Promise<TradeParty[]> =>
  idents.length === 0
    ? Promise.resolve([])
    : tenant.rows<TradeParty>(
        `select ${PARTY} from counterparty where company_id = $1 and ident = any($2)
          order by enterprise_id, id limit ${MOST_TRADERS}`,
        [[...idents]],
      )

/** Entries that two of these enterprises or more have of one ident, by enterprise and id. */
export const partiesOfSeveral = (
  tenant: TenantDb,
  enterpriseIds: readonly number[],
): Promise<TradeParty[]> =>
  enterpriseIds.length < 2
    ? Promise.resolve([])
    : tenant.rows<TradeParty>(
        `select ${PARTY} from counterparty where company_id = $1 and enterprise_id = any($2) and ident in (
           select ident from counterparty where company_id = $1 and enterprise_id = any($2) group by ident having count(*) > 1)
          order by enterprise_id, id`,
        [[...enterpriseIds]],
      )

/** Sum of a party over months, both included; those that nothing is held of count nothing. */
export function sumOf(
  { from, months, sides }: PartyTrades,
  direction: Direction,
  row: number,
  [first, last]: readonly [MonthIndex, MonthIndex],
): number {
  let sum = 0
  const begin = Math.max(first - from, 0)
  for (let m = begin; m <= Math.min(last - from, months - 1); m++)
    sum += sides[direction].sums[row * months + m]!
  return sum
}
