/** What one party paid against what was invoiced to it: the surest first, each sum taken off what is open. */
import type { Fen } from '@xinjian/format'
import { MATCH, type Reason } from './rows.ts'
import { sumOf } from './sums.ts'

/** Of one party, in the order of days. `left`: what of it is not matched or settled yet. */
export interface Item {
  row: number
  day: number
  amount: Fen
  left: Fen
}

/** Called for each part of a payment that settles a part of an invoice. */
export type Settle = (flow: Item, claim: Item, amount: Fen, reason: Reason) => void

const within = (flow: Item, claim: Item): boolean =>
  flow.day >= claim.day - MATCH.lead && flow.day <= claim.day + MATCH.lag

/** An invoice that takes another back is set off against it: first of the same amount, else of the newest that is large enough. */
export function setOff(claims: readonly Item[]): void {
  const blue = new Map<Fen, Item[]>()
  const open: Item[] = []
  for (const claim of claims) {
    if (claim.amount > 0) {
      open.push(claim)
      const same = blue.get(claim.amount)
      if (same) same.push(claim)
      else blue.set(claim.amount, [claim])
      continue
    }
    const taken = -claim.amount
    const same = blue.get(taken)?.findLast(({ left }) => left === taken)
    const other = same ?? open.slice(-MATCH.window).findLast(({ left }) => left > taken)
    if (other) other.left -= taken
    claim.left = 0
  }
}

/** Matches the payments of one party to its invoices. */
export function settleParty(flows: readonly Item[], claims: readonly Item[], settle: Settle): void {
  setOff(claims)
  const pay = (flow: Item, claim: Item, amount: Fen, reason: Reason): void => {
    flow.left -= amount
    claim.left -= amount
    settle(flow, claim, amount, reason)
  }
  exactly(flows, claims, pay)
  const rest = () => flows.filter(({ left }) => left > 0)
  const open = new OpenClaims(claims)
  for (const flow of rest()) several(flow, open.around(flow), pay)
  for (const claim of claims) if (claim.left > 0) inParts(claim, flows, pay)
  for (const flow of rest()) lessFee(flow, open.around(flow), settle)
  for (const flow of rest()) roundShare(flow, open.around(flow), pay)
  for (const flow of rest()) onAccount(flow, open.around(flow), pay)
}

/** Open invoices near a day, of a list in the order of days. */
class OpenClaims {
  private readonly claims: readonly Item[]
  constructor(claims: readonly Item[]) {
    this.claims = claims
  }
  around(flow: Item): Item[] {
    let [low, high] = [0, this.claims.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.claims[middle]!.day <= flow.day + MATCH.lead) low = middle + 1
      else high = middle
    }
    const found: Item[] = []
    for (let at = low - 1; at >= 0 && found.length < MATCH.window; at--) {
      const claim = this.claims[at]!
      if (!within(flow, claim)) break
      if (claim.left > 0) found.push(claim)
    }
    return found.reverse()
  }
}

/** The oldest invoice that is open with the very amount. */
function exactly(flows: readonly Item[], claims: readonly Item[], settle: Settle): void {
  const byLeft = new Map<Fen, { of: Item[]; next: number }>()
  for (const claim of claims) {
    if (claim.left <= 0) continue
    const same = byLeft.get(claim.left)
    if (same) same.of.push(claim)
    else byLeft.set(claim.left, { of: [claim], next: 0 })
  }
  for (const flow of flows) {
    const same = byLeft.get(flow.left)
    if (!same) continue
    while (same.next < same.of.length && flow.day > same.of[same.next]!.day + MATCH.lag) same.next++
    const claim = same.of[same.next]
    if (!claim || !within(flow, claim)) continue
    same.next++
    settle(flow, claim, flow.left, 'ONE')
  }
}

const lefts = (items: readonly Item[]): Fen[] => items.map(({ left }) => left)

function several(flow: Item, open: readonly Item[], settle: Settle): void {
  const found = sumOf(lefts(open), flow.left, MATCH.choice)
  if (!found) return
  const reason = found.chance > MATCH.chance ? 'CHANCE' : 'SEVERAL'
  for (const at of found.picked) settle(flow, open[at]!, open[at]!.left, reason)
}

function inParts(claim: Item, flows: readonly Item[], settle: Settle): void {
  // The nearest to the invoice last, as `sumOf` looks at those first.
  const paid = flowsAround(claim, flows).reverse()
  const found = sumOf(lefts(paid), claim.left, MATCH.choice)
  if (!found) return
  const reason = found.chance > MATCH.chance ? 'CHANCE' : 'PARTS'
  for (const at of found.picked) settle(paid[at]!, claim, paid[at]!.left, reason)
}

/** Payments that are not matched yet, the first after an invoice. */
function flowsAround(claim: Item, flows: readonly Item[]): Item[] {
  let [low, high] = [0, flows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (flows[middle]!.day < claim.day - MATCH.lead) low = middle + 1
    else high = middle
  }
  const found: Item[] = []
  for (let at = low; at < flows.length && found.length < MATCH.window; at++) {
    const flow = flows[at]!
    if (!within(flow, claim)) break
    if (flow.left > 0 && flow.left < claim.left) found.push(flow)
  }
  return found
}

/** How many fees a bank might have kept of an invoice: each makes a chance more. */
const FEES = MATCH.fee.most / MATCH.fee.step + MATCH.fee.shares.length * 3

function isFee(fee: Fen, total: Fen): boolean {
  const { most, step, shares } = MATCH.fee
  // Of small sums a bank keeps no such fee.
  if (fee <= most && fee % step === 0 && fee * 50 <= total) return true
  return shares.some((share) => Math.abs(total * share - fee) <= 1)
}

/** The fee is nobody's payment: the invoice is settled whole. */
function lessFee(flow: Item, open: readonly Item[], settle: Settle): void {
  const fits = open.filter(({ left }) => left > flow.left && isFee(left - flow.left, left))
  const [claim] = fits
  if (!claim) return
  const sure = fits.length === 1 && (open.length * FEES) / flow.left <= MATCH.chance
  settle(flow, claim, flow.left, sure ? 'FEE' : 'CHANCE')
  flow.left = 0
  claim.left = 0
}

/** A share such as 30 % of the only invoice that it is a share of. */
function roundShare(flow: Item, open: readonly Item[], settle: Settle): void {
  const fits = open.filter(({ left, amount }) => {
    const hundredths = (flow.left * 100) / amount
    return left > flow.left && isWhole(hundredths / MATCH.shareStep, amount)
  })
  if (fits.length === 1) settle(flow, fits[0]!, flow.left, 'SHARE')
}

/** Whole within one 分 of the invoice. */
const isWhole = (steps: number, amount: Fen): boolean =>
  Math.abs(steps - Math.round(steps)) * MATCH.shareStep * amount <= 100

/** Less than what is open: of one invoice a part of it, of several the oldest. */
function onAccount(flow: Item, open: readonly Item[], settle: Settle): void {
  const total = open.reduce((sum, { left }) => sum + left, 0)
  if (flow.left > total) return
  const [first] = open
  const alone = open.length === 1 && flow.left >= first!.amount * MATCH.leastPart
  const reason = alone ? 'ONLY_ONE' : 'ON_ACCOUNT'
  for (const claim of open) {
    if (flow.left === 0) return
    settle(flow, claim, Math.min(flow.left, claim.left), reason)
  }
}
