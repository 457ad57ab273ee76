/**
 * The world: named demo firms, many ordinary small firms, and everybody they trade with. A pure function of seed and
 * start date; only knobs (`revoke`) add to it at run time.
 */
import { type Day, filingDeadline, firstDay, type Month, monthOf } from './calendar.ts'
import { type Firm, HISTORY_MONTHS, makeFirm } from './firm.ts'
import { type DocumentList, documents, redOf } from './invoices/documents.ts'
import { type Draft, instantOf, isDigital } from './invoices/draft.ts'
import { numbersOf } from './invoices/numbering.ts'
import { makeCustomers, makeSuppliers } from './invoices/partners.ts'
import { type Invoice, keyOf, type Overlay, render } from './invoices/render.ts'
import { Trade } from './invoices/trade.ts'
import { trade as tradeWord } from './names.ts'
import { makeParties, type Party } from './parties.ts'
import { GROUP_INVOICES, LINKS, neighbour, PROFILES } from './profiles/index.ts'
import { hashText, Rng } from './random.ts'
import { REGIONS } from './regions.ts'

export type Direction = 'OUT' | 'IN'

export interface DateRange {
  from: Day
  to: Day
}

/** A red invoice made by a knob keeps its number apart from generated ones by an index no month reaches. */
const BY_HAND_INDEX = 900_000

export class World {
  readonly seed: number
  readonly startDay: Day
  /**
   * Offset 0 of what profiles tell: the first month that need not have been declared on the start date. In the days up to the deadline
   * (mostly the 15th) that is the month before. A world that began on the 1st would otherwise have firms of a month without an invoice,
   * and no last month to look at.
   */
  readonly base: Month
  readonly firms: readonly Firm[]
  readonly parties: readonly Party[]
  #byTaxNo: Map<string, Firm>
  #byKey: Map<string, Firm>
  #lists = new Map<string, DocumentList>()
  #overlay = new Map<string, { at: number; how: 'RED' | 'VOID' }>()
  #redsByHand = new Map<string, Draft[]>()
  #statuses = new Map<string, string>()
  #changes = 0

  /** @param neighboursPerRegion ordinary small firms in each of the 36 regions. */
  constructor(seed: string, startDay: Day, neighboursPerRegion: number) {
    this.seed = hashText(seed)
    this.startDay = startDay
    const month = monthOf(startDay)
    this.base = startDay > filingDeadline(month - 1) ? month : month - 1
    this.parties = makeParties()
    const firms = PROFILES.map((profile, i) => makeFirm(profile, i, -1, this.base))
    for (const region of REGIONS) {
      const rng = new Rng(hashText(`neighbours:${region.areaCode}`))
      for (let i = 0; i < neighboursPerRegion; i++) {
        const key = `n${region.areaCode}-${i}`
        const profile = neighbour(
          key,
          region.areaCode,
          tradeWord(rng),
          i % 3 === 2,
          rng.int(40, 150),
        )
        firms.push(makeFirm(profile, firms.length, i, this.base))
      }
    }
    this.firms = firms
    this.#byTaxNo = new Map(firms.map((f) => [f.taxNo, f]))
    this.#byKey = new Map(firms.map((f) => [f.key, f]))
  }

  byTaxNo(taxNo: string): Firm | undefined {
    return this.#byTaxNo.get(taxNo)
  }

  /** Anybody with a tax number: demo firms, and the population they trade with. */
  partyByTaxNo(taxNo: string): Party | undefined {
    return this.#byTaxNo.get(taxNo) ?? this.parties.find((p) => p.taxNo !== '' && p.taxNo === taxNo)
  }

  /** A firm by the key of its profile. Throws on others: keys are literals of this program. */
  byKey(key: string): Firm {
    const firm = this.#byKey.get(key)
    if (!firm) throw new RangeError(`没有这个企业: ${key}`)
    return firm
  }

  /** Months with data that have begun at `asOf`. */
  months(firm: Firm, asOf: number): Month[] {
    const last = monthOf(Math.floor(asOf / 86_400))
    const out: Month[] = []
    for (let m = Math.max(firm.firstMonth, this.base - HISTORY_MONTHS); m <= last; m++) out.push(m)
    return out
  }

  /** Months for which the bureau gives no invoices of this firm (archetype 数据缺失). */
  isMissing(firm: Firm, month: Month): boolean {
    return firm.profile.behaviour.missing?.includes(month - this.base) ?? false
  }

  /** Invoices as drafts, oldest first, those of missing months left out. */
  drafts(firm: Firm, direction: Direction, range: DateRange, asOf: number): Generator<Draft> {
    const months = this.months(firm, asOf).filter((m) => !this.isMissing(firm, m))
    return this.#documents(firm, direction, range, months, asOf)
  }

  /** The same with missing months: what the firm knows when it fills in its returns. */
  allDrafts(firm: Firm, direction: Direction, range: DateRange, asOf: number): Generator<Draft> {
    return this.#documents(firm, direction, range, this.months(firm, asOf), asOf)
  }

  *#documents(
    firm: Firm,
    direction: Direction,
    range: DateRange,
    months: readonly Month[],
    asOf: number,
  ): Generator<Draft> {
    const red = this.#redsByHand.get(`${firm.key}/${direction}`) ?? []
    let next = 0
    const byHand = red.filter(
      (r) => r.day >= range.from && r.day <= range.to && instantOf(r) <= asOf,
    )
    for (const draft of documents(this.documentsOf(firm, direction), range, months, asOf)) {
      while (next < byHand.length && instantOf(byHand[next]!) < instantOf(draft))
        yield byHand[next++]!
      yield draft
    }
    yield* byHand.slice(next)
  }

  *invoices(firm: Firm, direction: Direction, range: DateRange, asOf: number): Generator<Invoice> {
    for (const draft of this.drafts(firm, direction, range, asOf))
      yield render(draft, asOf, this.#overlay)
  }

  get overlay(): Overlay {
    return this.#overlay
  }

  /** Grows with every change by hand: part of cache keys. */
  get changes(): number {
    return this.#changes
  }

  /** 纳税人状态, as published last. */
  taxpayerStatus(firm: Firm): string {
    return this.#statuses.get(firm.taxNo) ?? firm.profile.behaviour.taxpayerStatus ?? '正常'
  }

  /** Knob: the bureau publishes another 纳税人状态. */
  publishStatus(firm: Firm, status: string): void {
    this.#statuses.set(firm.taxNo, status)
    this.#changes++
  }

  documentsOf(firm: Firm, direction: Direction): DocumentList {
    const key = `${firm.key}/${direction}`
    let list = this.#lists.get(key)
    if (!list) {
      const sellers = direction === 'IN' ? LINKS.filter((l) => l.buyer === firm.key) : []
      list = {
        trade: this.#trade(firm, direction),
        mirrored: sellers.map((l) => this.documentsOf(this.byKey(l.seller), 'OUT').trade),
      }
      this.#lists.set(key, list)
    }
    return list
  }

  #trade(firm: Firm, direction: Direction): Trade {
    const partners =
      direction === 'OUT'
        ? makeCustomers(this.seed, firm, this.parties)
        : makeSuppliers(this.seed, firm, this.parties)
    const linked =
      direction === 'OUT'
        ? LINKS.filter((l) => l.seller === firm.key).map((l) => ({
            firm: this.byKey(l.buyer),
            share: l.share,
          }))
        : []
    const exact = firm.profile.archetype === 'MILLION_GROUP' ? GROUP_INVOICES[direction] : null
    return new Trade(this.seed, this.base, firm, direction, partners, linked, exact)
  }

  /**
   * Voids or reverses one invoice that the firm issued, now. Returns false when there is no such invoice, it is not
   * positive, or already void or reversed; 数电票 cannot be voided (税务规定), only reversed.
   */
  revoke(firm: Firm, invoiceKey: string, how: 'RED' | 'VOID', asOf: number): boolean {
    const range = { from: firstDay(firm.firstMonth), to: Math.floor(asOf / 86_400) }
    for (const draft of this.drafts(firm, 'OUT', range, asOf)) {
      if (draft.blue || keyOf(numbersOf(draft)) !== invoiceKey) continue
      if (render(draft, asOf, this.#overlay).status !== '正常') return false
      if (how === 'VOID' && isDigital(draft.kind)) return false
      this.#overlay.set(invoiceKey, { at: asOf, how })
      this.#changes++
      if (how === 'RED') this.#reverseByHand(firm, draft, asOf)
      return true
    }
    return false
  }

  #reverseByHand(firm: Firm, blue: Draft, asOf: number): void {
    const day = Math.floor(asOf / 86_400)
    const reversal = { month: monthOf(day), day, second: asOf % 86_400, full: true }
    const list = this.#redsByHand.get(`${firm.key}/OUT`) ?? []
    const red = redOf({ ...blue, reversal }, BY_HAND_INDEX + list.length)
    this.#redsByHand.set(`${firm.key}/OUT`, [...list, red])
    const buyer = this.byTaxNo(blue.buyer.taxNo)
    if (!buyer) return
    const mirror = this.#redsByHand.get(`${buyer.key}/IN`) ?? []
    this.#redsByHand.set(`${buyer.key}/IN`, [...mirror, red])
  }
}
