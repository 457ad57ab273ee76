/**
 * Bank lines of one direction matched to invoices of one direction and to open balances: by party, then by amounts within days.
 * Pure and without chance: the same rows give the same answer, whatever their order was when they are equal.
 */
import type { Fen } from '@xinjian/format'
import { namedCode, type Resolved, resolveNames } from './names.ts'
import { codeOf, MATCH, NAMED, REASONS, type Rows } from './rows.ts'
import { type Item, settleParty } from './settle.ts'

export interface Links {
  flow: number[]
  claim: number[]
  amount: Fen[]
}

export interface Matched {
  /** Code of the reason, by line. */
  reason: Uint8Array
  /** Code of how the name was known, by line. */
  named: Uint8Array
  /** Which parts of lines settle which parts of invoices. */
  links: Links
  /** What of an invoice nothing was matched to, 分; of what takes another back nothing. */
  open: Float64Array
  /** Index of the balance, by line; −1 = none. */
  balance: Int32Array
}

/** 0 = not matched, below `MATCH.sure` doubtful. */
export function scoreOf(
  { reason, named }: Pick<Matched, 'reason' | 'named'>,
  line: number,
): number {
  return MATCH.worth[REASONS[reason[line]!]!] * MATCH.named[NAMED[named[line]!]!]
}

export type State = 'MATCHED' | 'DOUBTFUL' | 'UNMATCHED'
export function stateOf(matched: Pick<Matched, 'reason' | 'named'>, line: number): State {
  const score = scoreOf(matched, line)
  return score >= MATCH.sure ? 'MATCHED' : score > 0 ? 'DOUBTFUL' : 'UNMATCHED'
}

/** Rows by party, each in the order of days: where those of a party begin and end in `rows`. */
function byParty({ day, party }: Rows, partyOf: (row: number) => number, parties: number) {
  const begin = new Int32Array(parties + 2)
  for (let row = 0; row < day.length; row++) begin[partyOf(row) + 2]!++
  for (let at = 1; at < begin.length; at++) begin[at]! += begin[at - 1]!
  const rows = new Int32Array(day.length)
  const next = begin.slice()
  for (let row = 0; row < party.length; row++) rows[next[partyOf(row) + 1]!++] = row
  return (id: number): Int32Array =>
    rows.subarray(begin[id + 1]!, begin[id + 2]!).sort((a, b) => day[a]! - day[b]! || a - b)
}

const itemsOf = (rows: Int32Array, { day, amount }: Rows): Item[] =>
  Array.from(rows, (row) => ({
    row,
    day: day[row]!,
    amount: amount[row]!,
    left: Math.max(amount[row]!, 0),
  }))

/** @param balances what the newest list of receivables or payables tells, which later payments may settle */
export function matchRows(flows: Rows, claims: Rows, balances: Rows): Matched {
  const n = flows.day.length
  const matched: Matched = {
    reason: new Uint8Array(n),
    named: new Uint8Array(n),
    links: { flow: [], claim: [], amount: [] },
    open: claims.amount.map((amount) => Math.max(amount, 0)),
    balance: new Int32Array(n).fill(-1),
  }
  const known = resolveNames(flows.names, claims.names)
  const idOf = (row: number): number => {
    const party = flows.party[row]!
    return party < 0 ? -1 : known[party]!.id
  }
  nameLines(matched, flows, known)
  const flowsOf = byParty(flows, idOf, claims.names.length)
  const claimsOf = byParty(claims, (row) => claims.party[row]!, claims.names.length)
  for (let id = 0; id < claims.names.length; id++) {
    const own = itemsOf(claimsOf(id), claims)
    settleParty(itemsOf(flowsOf(id), flows), own, (flow, claim, amount, reason) => {
      matched.reason[flow.row] = codeOf(reason)
      link(matched.links, flow.row, claim.row, amount)
    })
    for (const { row, left } of own) matched.open[row] = left
  }
  matchBalances(matched, flows, balances)
  byAmountAlone(matched, flows, claims)
  return matched
}

/** What stands before anything is matched: whether the party is known at all. */
function nameLines(matched: Matched, { party }: Rows, known: readonly Resolved[]): void {
  for (let line = 0; line < party.length; line++) {
    const { id, named } =
      party[line]! < 0 ? { id: -1, named: 'EXACT' as const } : known[party[line]!]!
    matched.named[line] = namedCode(named)
    matched.reason[line] = codeOf(
      party[line]! < 0 ? 'NO_PARTY' : id < 0 ? 'UNKNOWN_PARTY' : 'MORE_THAN_OPEN',
    )
  }
}

function link(links: Links, flow: number, claim: number, amount: Fen): void {
  links.flow.push(flow)
  links.claim.push(claim)
  links.amount.push(amount)
}

const isUnmatched = ({ reason }: Matched, line: number): boolean =>
  MATCH.worth[REASONS[reason[line]!]!] === 0

/** Payments after the day of a list may settle what it told, the oldest first. */
function matchBalances(matched: Matched, flows: Rows, balances: Rows): void {
  if (balances.day.length === 0) return
  const known = resolveNames(flows.names, balances.names)
  const ofParty = new Map<number, number>()
  for (const [row, party] of balances.party.entries()) ofParty.set(party, row)
  const left = balances.amount.slice()
  const order = Array.from(flows.day.keys()).sort((a, b) => flows.day[a]! - flows.day[b]! || a - b)
  for (const line of order) {
    const party = flows.party[line]!
    if (party < 0 || !isUnmatched(matched, line)) continue
    const { id, named } = known[party]!
    const row = ofParty.get(id)
    if (row === undefined || flows.day[line]! <= balances.day[row]!) continue
    const amount = flows.amount[line]!
    if (amount > left[row]!) continue
    matched.reason[line] = codeOf(amount === left[row]! ? 'BALANCE' : 'PART_OF_BALANCE')
    matched.named[line] = namedCode(named)
    matched.balance[line] = row
    left[row]! -= amount
  }
}

/** Days in which an amount alone is a hint. */
const HINT = 120

/** Lines of nobody that is known: one open invoice of the very amount is a hint, and never more. */
function byAmountAlone(matched: Matched, flows: Rows, claims: Rows): void {
  const byAmount = new Map<Fen, number>()
  claims.amount.forEach((amount, row) => {
    if (amount > 0 && matched.open[row] === amount)
      byAmount.set(amount, byAmount.has(amount) ? -1 : row)
  })
  const taken = new Set<number>()
  for (let line = 0; line < flows.day.length; line++) {
    if (!isUnmatched(matched, line) || matched.reason[line]! === codeOf('MORE_THAN_OPEN')) continue
    const row = byAmount.get(flows.amount[line]!) ?? -1
    if (row < 0 || taken.has(row)) continue
    const after = flows.day[line]! - claims.day[row]!
    if (after < -MATCH.lead || after > HINT) continue
    taken.add(row)
    matched.reason[line] = codeOf('AMOUNT_ALONE')
    link(matched.links, line, row, flows.amount[line]!)
  }
}
