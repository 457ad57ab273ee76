/**
 * One side of a firm's trade as a pure function: `draft(month, i)` makes the i-th blue invoice of a month alone. A group
 * with a million invoices costs no more memory than a shop.
 */
import { isWorkday, lastDay, type Month } from '../calendar.ts'
import type { Firm } from '../firm.ts'
import { type Good, goodOf } from '../goods.ts'
import type { Party } from '../parties.ts'
import type { Flow } from '../profile.ts'
import { chance, cumulate, hashText, pickIndex, Rng, seedOf } from '../random.ts'
import { type Draft, isDigital, type Kind } from './draft.ts'
import { exactLine, lineCount, ordinaryLines, roundLine } from './lines.ts'
import { monthClock } from './month-clock.ts'
import type { Partner } from './partners.ts'
import { volumeCount } from './volume.ts'

const RED = 1
const DRAFT = 2
const FULL_SHARE = 0.75
/** Draws before a month settles for its steadiest partner. */
const MOVES = 12
/** Bills for running costs are smaller than purchases of goods. */
const COST_GOODS = new Set([
  'electricity',
  'water',
  'freight',
  'rent',
  'telecom',
  'office',
  'meal',
  'hotel',
  'fuel',
  'repair',
])
const COST_TICKET = 0.22

export interface LinkedBuyer {
  firm: Firm
  share: number
}

export class Trade {
  readonly firm: Firm
  readonly direction: 'OUT' | 'IN'
  readonly flow: Flow
  #seed: number
  #base: Month
  #partners = new Map<string, { list: Partner[]; weights: number[] }>()
  #goods: Good[]
  #goodWeights: number[]
  #linked: readonly LinkedBuyer[]
  #exactTotal: number | null
  #meanTicket: number
  #counts = new Map<Month, number>()

  constructor(
    worldSeed: number,
    base: Month,
    firm: Firm,
    direction: 'OUT' | 'IN',
    partners: readonly Partner[],
    linked: readonly LinkedBuyer[],
    exactTotal: number | null,
  ) {
    this.firm = firm
    this.direction = direction
    this.flow = direction === 'OUT' ? firm.profile.sales : firm.profile.purchases
    this.#seed = seedOf(worldSeed, hashText(firm.key), direction === 'OUT' ? 1 : 2)
    this.#base = base
    for (const good of new Set(partners.map((p) => p.good))) {
      const list = partners.filter((p) => p.good === good)
      this.#partners.set(good, { list, weights: cumulate(list.map((p) => p.weight)) })
    }
    this.#goods = Object.keys(this.flow.goods).map(goodOf)
    this.#goodWeights = cumulate(Object.values(this.flow.goods))
    const relative = this.#goods.map(
      (g, i) => Object.values(this.flow.goods)[i]! * this.#ticketFactor(g),
    )
    const total = this.#goodWeights.at(-1)!
    this.#meanTicket = (this.flow.ticket * relative.reduce((a, b) => a + b, 0)) / total
    this.#linked = linked
    this.#exactTotal = exactTotal
  }

  /** Number of blue invoices (void ones among them) in a month. */
  count(month: Month): number {
    let n = this.#counts.get(month)
    if (n === undefined) {
      const { firm, flow } = this
      n = volumeCount(this.#seed, firm, flow, month, this.#base, this.#exactTotal, this.#meanTicket)
      this.#counts.set(month, n)
    }
    return n
  }

  /** Months a reversal may wait. */
  get redLag(): number {
    return this.flow.redLag
  }

  /** Month in which blue invoice i of `month` is reversed, or −1: cheap enough to ask for every invoice. */
  reversalMonth(month: Month, i: number): Month {
    const share = this.flow.red + (this.flow.redBursts?.[month - this.#base] ?? 0)
    const u = chance(this.#seed, month, i, RED)
    if (u >= share) return -1
    return month + Math.floor((u / share) * (this.flow.redLag + 1))
  }

  draft(month: Month, i: number): Draft {
    const { flow, firm } = this
    const rng = new Rng(seedOf(this.#seed, month, i, DRAFT))
    const moment = monthClock(month, flow.restDay, flow.night).at(
      (i + rng.next()) / this.count(month),
    )
    const main = this.#goods[pickIndex(this.#goodWeights, rng.next())]!
    const partner = this.#partner(month - this.#base, main, rng)
    const [seller, buyer] = this.direction === 'OUT' ? [firm, partner] : [partner, firm]
    const kind = this.#kind(seller, buyer, moment.day, rng)
    const lines = this.#lines(main, partner, kind, seller, moment.day, rng)
    let amount = 0
    let tax = 0
    for (const line of lines) {
      amount += line.amount
      tax += line.tax
    }
    const voided = !isDigital(kind) && rng.next() < flow.voided
    const abnormal = flow.abnormal !== undefined && rng.next() < flow.abnormal
    return {
      ownerOrdinal: firm.ordinal,
      ownerLocal: firm.localIndex,
      direction: this.direction,
      month,
      index: i,
      day: moment.day,
      second: moment.second,
      seller,
      buyer,
      kind,
      amount,
      tax,
      lines,
      voided,
      abnormal,
      reversal: voided ? null : this.#reversal(month, i, moment, rng),
      blue: null,
    }
  }

  #ticketFactor(good: Good): number {
    return this.direction === 'IN' && COST_GOODS.has(good.id) ? COST_TICKET : 1
  }

  #partner(offset: number, main: Good, rng: Rng): Party {
    let u = rng.next()
    for (const link of this.#linked) {
      if (u < link.share) return link.firm
      u -= link.share
    }
    const { list, weights } = this.#partners.get(this.direction === 'OUT' ? '' : main.id)!
    for (let tries = 0; tries < MOVES; tries++) {
      const partner = list[pickIndex(weights, rng.next())]!
      if (offset >= partner.from && offset <= partner.to) return partner.party
    }
    return list[0]!.party
  }

  #kind(seller: Party, buyer: Party, day: number, rng: Rng): Kind {
    const special =
      buyer.pool !== 'PERSON' && buyer.pool !== 'SHOP' && rng.next() < this.flow.special
    const digital = day >= seller.digitalFrom && rng.next() >= this.flow.diskKept
    if (digital) return special ? 'DIGITAL_SPECIAL' : 'DIGITAL_NORMAL'
    const u = rng.next()
    if (special) return u < 0.6 ? 'VAT_SPECIAL_PAPER' : 'VAT_SPECIAL_ELEC'
    if (buyer.pool === 'PERSON' && u < 0.4) return 'VAT_NORMAL_ROLL'
    return u < 0.7 ? 'VAT_NORMAL_ELEC' : 'VAT_NORMAL_PAPER'
  }

  #lines(main: Good, partner: Party, kind: Kind, seller: Party, day: number, rng: Rng) {
    const { flow } = this
    const u = rng.next()
    const top = flow.topLimit
    if (top && !isDigital(kind) && u < top.share) {
      const limit = top.limit * 100 - 1
      return exactLine(limit - Math.floor(rng.next() * 0.004 * limit), main, seller.small, day, rng)
    }
    const factor = this.#ticketFactor(main)
    const target = flow.ticket * 100 * factor * rng.logNormal(flow.spread)
    if (flow.round && u < flow.round) {
      const total = Math.max(1, Math.round((target * 1.13) / 1_000_000)) * 1_000_000
      return roundLine(total, main, seller.small, day, rng)
    }
    const goods = [main]
    const n = factor < 1 ? 1 : lineCount(partner.pool === 'PERSON' ? 1.5 : flow.lines, rng)
    while (goods.length < n)
      goods.push(
        this.direction === 'IN' ? main : this.#goods[pickIndex(this.#goodWeights, rng.next())]!,
      )
    return ordinaryLines(target, goods, seller.small, day, rng)
  }

  #reversal(
    month: Month,
    i: number,
    at: { day: number; second: number },
    rng: Rng,
  ): Draft['reversal'] {
    const redMonth = this.reversalMonth(month, i)
    if (redMonth < 0) return null
    const full = rng.next() < FULL_SHARE
    const last = lastDay(redMonth)
    if (redMonth === month) {
      const day = at.day + Math.floor(rng.next() * (last - at.day + 1))
      const earliest = day === at.day ? at.second + 1 : 9 * 3600
      const latest = Math.max(earliest, 18 * 3600)
      return { month, day, second: Math.min(86_399, rng.int(earliest, latest)), full }
    }
    let day = lastDay(redMonth - 1) + 1 + Math.floor(rng.next() * (last - lastDay(redMonth - 1)))
    while (!isWorkday(day) && day < last) day++
    return { month: redMonth, day, second: rng.int(9 * 3600, 18 * 3600), full }
  }
}
