import { firstDayOfMonth, lastDayOfMonth, weekday } from '../../kit/calendar/window.ts'
import {
  AMOUNT_BANDS_YUAN,
  DIGITAL_KINDS,
  type Direction,
  type InvoiceRow,
  KIND_CODES,
  type LargeRed,
  type MonthDigest,
  type MonthIndex,
  SPECIAL_KINDS,
} from '../facts.ts'
import { CounterpartyFold } from './fold-counterparties.ts'
import { DAY_COLUMNS, emptyDigest, HOURS, KIND_COLUMNS, NO_HOURS, SCALARS } from './fold-empty.ts'
import { GoodsFold } from './fold-goods.ts'
import { compareLargeReds, LARGE_REDS } from './fold-order.ts'

const KIND_INDEX = Object.fromEntries(KIND_CODES.map((k, i) => [k, i])) as Record<string, number>
const DIGITAL = KIND_CODES.map((k) => DIGITAL_KINDS.includes(k))
const SPECIAL = KIND_CODES.map((k) => SPECIAL_KINDS.includes(k))
/** 版面限额 of 税控 invoices in fen (I-039). */
const CEILINGS = [999_999, 9_999_999, 99_999_999, 999_999_999]
/** 10,000 yuan in fen (I-041). */
const ROUND = 1_000_000
const NIGHT_FROM = 22 * 60
const NIGHT_TO = 6 * 60

function bandOf(total: number): number {
  let band = AMOUNT_BANDS_YUAN.length - 1
  while (band > 0 && total < AMOUNT_BANDS_YUAN[band]! * 100) band--
  return band
}

function atCeiling(amount: number): boolean {
  for (const limit of CEILINGS) if (amount <= limit) return amount >= 0.995 * limit
  return false
}

const addInto = (to: Float64Array, from: Float64Array): void => {
  for (let i = 0; i < to.length; i++) to[i]! += from[i]!
}

/** One month of one direction while it is being folded. */
export class MonthFold {
  /** Set when a removal could not be done exactly; such a month must be folded again from its rows. */
  inexact = false
  private draft: MonthDigest
  /** The draft was handed out: the next change works on a copy. */
  private handedOut = false
  /** Both ends of the month. */
  readonly firstDay: number
  readonly lastDay: number
  private readonly parties = new CounterpartyFold()
  private goods: GoodsFold | null = null
  private reds: LargeRed[] = []

  constructor(direction: Direction, month: MonthIndex) {
    this.draft = emptyDigest(direction, month)
    this.firstDay = firstDayOfMonth(month)
    this.lastDay = lastDayOfMonth(month)
  }

  add(row: InvoiceRow, sign: 1 | -1): void {
    if (this.handedOut) this.copyDraft()
    const d = this.draft
    const day = row.day - this.firstDay
    const kind = KIND_INDEX[row.kind] ?? 0
    d.count += sign
    d.days.count[day]! += sign
    d.kinds.count[kind]! += sign
    if (row.status === 'VOID') {
      d.voidCount += sign
      d.voidTotal += sign * row.total
      d.days.voidCount[day]! += sign
      d.days.voidTotal[day]! += sign * row.total
      d.kinds.voidCount[kind]! += sign
      d.kinds.voidTotal[kind]! += sign * row.total
      return
    }
    if (!DIGITAL[kind]) {
      d.taxDiskValidCount += sign
      if (atCeiling(row.amount)) d.ceilingCount += sign
    }
    if (row.abnormal) {
      d.abnormalCount += sign
      d.abnormalTax += sign * row.tax
    }
    d.days.net[day]! += sign * row.total
    if (row.total > 0) this.addBlue(row, day, kind, sign)
    else if (row.total < 0) this.addRed(row, kind, sign)
    if (row.total !== 0 && !this.parties.add(row, day + 1, sign)) this.inexact = true
    if (row.items) this.addItems(row, sign)
  }

  /** Adds a finished digest of the same month. */
  absorb(other: MonthDigest): void {
    if (this.handedOut) this.copyDraft()
    this.addSums(other)
    this.parties.absorb(other.counterparties)
    if (other.goods) {
      this.goods ??= new GoodsFold()
      this.goods.absorb(other.goods)
    }
    this.reds.push(...other.largeReds)
    this.trimReds()
  }

  private addSums(other: MonthDigest): void {
    const d = this.draft
    for (const field of SCALARS) d[field] += other[field]
    addInto(d.bandCount, other.bandCount)
    addInto(d.bandTotal, other.bandTotal)
    if (other.timedCount !== 0) addInto(this.ownHours(), other.hours)
    for (const c of DAY_COLUMNS) addInto(d.days[c], other.days[c])
    for (const c of KIND_COLUMNS) addInto(d.kinds[c], other.kinds[c])
  }

  /** Copying only when a fold goes on after it was read: most folds are read once, at their end. */
  private copyDraft(): void {
    const before = this.draft
    this.draft = emptyDigest(before.direction, before.month)
    this.addSums(before)
    this.handedOut = false
  }

  /** The digest so far; the fold may go on without changing it. */
  digest(): MonthDigest {
    this.trimReds()
    if (this.handedOut) return this.draft
    this.draft.counterparties = this.parties.columns()
    this.draft.goods = this.goods?.columns() ?? null
    this.draft.largeReds = [...this.reds]
    this.handedOut = true
    return this.draft
  }

  private ownHours(): Float64Array {
    if (this.draft.hours === NO_HOURS) this.draft.hours = new Float64Array(HOURS)
    return this.draft.hours
  }

  private addBlue(row: InvoiceRow, day: number, kind: number, sign: 1 | -1): void {
    const d = this.draft
    d.blueCount += sign
    d.blueTotal += sign * row.total
    d.blueAmount += sign * row.amount
    d.blueTax += sign * row.tax
    d.days.blueCount[day]! += sign
    d.kinds.blueCount[kind]! += sign
    d.kinds.blueTotal[kind]! += sign * row.total
    const band = bandOf(row.total)
    d.bandCount[band]! += sign
    d.bandTotal[band]! += sign * row.total
    if (row.total % ROUND === 0) d.roundCount += sign
    if (SPECIAL[kind]) d.specialTax += sign * row.tax
    if (row.minute < 0) return
    d.timedCount += sign
    if (row.minute >= NIGHT_FROM || row.minute < NIGHT_TO) d.nightCount += sign
    this.ownHours()[weekday(row.day) * 24 + Math.floor(row.minute / 60)]! += sign
  }

  private addRed(row: InvoiceRow, kind: number, sign: 1 | -1): void {
    const d = this.draft
    d.redCount += sign
    d.redTotal -= sign * row.total
    d.redAmount -= sign * row.amount
    d.redTax -= sign * row.tax
    d.kinds.redCount[kind]! += sign
    d.kinds.redTotal[kind]! -= sign * row.total
    const blueMonth = row.blueMonth ?? null
    if (blueMonth !== null) {
      d.redWithKnownBlue += sign
      if (blueMonth < d.month) d.redCrossMonth += sign
      if (Math.floor(blueMonth / 12) < Math.floor(d.month / 12)) d.redCrossYear += sign
    }
    const red: LargeRed = {
      day: row.day,
      counterparty: row.counterparty,
      total: row.total,
      key: row.key ?? '',
      blueMonth,
    }
    if (sign === 1) {
      this.reds.push(red)
      if (this.reds.length > 8 * LARGE_REDS) this.trimReds()
      return
    }
    this.trimReds()
    const full = this.reds.length === LARGE_REDS
    const at = this.reds.findIndex((r) => compareLargeReds(r, red) === 0)
    if (at >= 0) this.reds.splice(at, 1)
    if (at >= 0 && full) this.inexact = true
  }

  private addItems(row: InvoiceRow, sign: 1 | -1): void {
    this.goods ??= new GoodsFold()
    for (const item of row.items!) this.goods.add(item, row.total < 0, sign)
  }

  private trimReds(): void {
    if (this.reds.length > 1) this.reds.sort(compareLargeReds)
    if (this.reds.length > LARGE_REDS) this.reds.length = LARGE_REDS
  }
}
