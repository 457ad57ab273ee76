/** The verification platform as a rule book: what it refuses before it looks, what it compares, how often it judges one invoice a day. */
import type { WorldClock } from '../clock.ts'
import { type Day, formatDay } from '../world/calendar.ts'
import type { World } from '../world/world.ts'
import { demoInvoices } from './demo.ts'
import { comparesCheckCode, type Paper, paperOf } from './paper.ts'

const PER_DAY = 5
const YEARS = 5
/** Checks in one second before it says 003. */
const PER_SECOND = 200

/** What a knob makes of the next checks. */
export const VERIFICATION_FAULTS = [
  'THROTTLE',
  'BUSY',
  'NETWORK',
  'MAINTENANCE',
  'BANNED',
  'HANG',
  'LOST',
] as const
export type VerificationFault = (typeof VERIFICATION_FAULTS)[number]

/** What may become of an invoice by hand: marked so, or known to nobody any more (GONE). */
export const FATES = ['N', 'Y', 'H', '7', '8', 'GONE'] as const
export type Fate = (typeof FATES)[number]

const FAULT_CODES: Partial<Record<VerificationFault, string>> = {
  THROTTLE: '016',
  BUSY: '004',
  NETWORK: '010',
  MAINTENANCE: '1021',
  BANNED: '020',
}

export interface VerificationRequest {
  invoiceCode: string
  invoiceNumber: string
  issueDate: string
  amount: string
  checkCode: string
}

export interface VerificationAnswer {
  code: string
  paper: Paper | null
  /** The judgement was made and its answer never comes (LOST), or none was made (HANG). */
  silent: boolean
}

export class VerificationPlatform {
  #world: World
  #clock: WorldClock
  #judged = new Map<string, number>()
  #day: Day = 0
  #fault: { how: VerificationFault; times: number } | null = null
  #second = { at: 0, count: 0 }
  #fates = new Map<string, Fate>()
  perSecond = PER_SECOND
  /** Requests that came, and those it judged, since it was started. */
  readonly seen = { asked: 0, judged: 0 }

  constructor(world: World, clock: WorldClock) {
    this.#world = world
    this.#clock = clock
  }

  get fault(): { how: VerificationFault; times: number } | null {
    return this.#fault
  }

  /** The next so many checks meet a fault; null = none. */
  break(how: VerificationFault | null, times: number): void {
    this.#fault = how && times > 0 ? { how, times } : null
  }

  /** From now on the invoice is marked so; false = there is none of these numbers. */
  mark(code: string, number: string, fate: Fate): boolean {
    if (!this.#issued(code, number)) return false
    this.#fates.set(keyOf(code, number), fate)
    return true
  }

  reset(): void {
    this.#fault = null
    this.#fates.clear()
    this.perSecond = PER_SECOND
  }

  /** Each with its paper, and what became of it. */
  demo(): { what: string; paper: Paper; fate: Fate }[] {
    return demoInvoices(this.#clock.today()).map(({ what, paper }) => {
      const fate = this.#fates.get(keyOf(paper.invoiceCode, paper.invoiceNumber))
      return { what, ...marked(paper, fate) }
    })
  }

  /** What its paper shows, of the world or of the demonstration. */
  paper(code: string, number: string): Paper | null {
    const issued = this.#issued(code, number)
    const { paper, fate } = issued
      ? marked(issued, this.#fates.get(keyOf(code, number)))
      : { paper: null, fate: null }
    return fate === 'GONE' ? null : paper
  }

  /** As it was issued. */
  #issued(code: string, number: string): Paper | null {
    const demo = demoInvoices(this.#clock.today()).find(
      ({ paper }) => paper.invoiceCode === code && paper.invoiceNumber === number,
    )
    return demo?.paper ?? paperOf(this.#world, { code, number }, this.#now())
  }

  check(request: VerificationRequest): VerificationAnswer {
    this.seen.asked++
    const fault = this.#meetFault()
    if (fault && fault !== 'LOST')
      return { code: FAULT_CODES[fault] ?? '', paper: null, silent: fault === 'HANG' }
    const answer = this.#isTooFast() ? refuse('003') : this.#judge(request)
    return { ...answer, silent: fault === 'LOST' }
  }

  #judge(request: VerificationRequest): VerificationAnswer {
    const today = formatDay(this.#clock.today())
    const digital = request.invoiceNumber.length === 20
    if (!isWhole(request, digital) || request.issueDate > today) return refuse('005')
    if (request.issueDate < yearsBefore(today)) return refuse('10017')
    if (!digital && request.issueDate === today) return refuse('rqerr')
    if (!this.#take(keyOf(digital ? '' : request.invoiceCode, request.invoiceNumber)))
      return refuse('002')
    this.seen.judged++
    const paper = this.paper(digital ? '' : request.invoiceCode, request.invoiceNumber)
    if (!paper) return refuse('009')
    return agrees(request, paper) ? { code: '001', paper, silent: false } : refuse('006')
  }

  #take(key: string): boolean {
    const today = this.#clock.today()
    if (today !== this.#day) {
      this.#day = today
      this.#judged.clear()
    }
    const used = this.#judged.get(key) ?? 0
    if (used >= PER_DAY) return false
    this.#judged.set(key, used + 1)
    return true
  }

  #meetFault(): VerificationFault | null {
    const fault = this.#fault
    if (!fault) return null
    if (--fault.times <= 0) this.#fault = null
    return fault.how
  }

  #isTooFast(): boolean {
    const at = Math.floor(Date.now() / 1_000)
    if (at !== this.#second.at) this.#second = { at, count: 0 }
    return ++this.#second.count > this.perSecond
  }

  /** Now, as seconds since 1970 in Beijing wall time. */
  #now(): number {
    return this.#clock.today() * 86_400 + this.#clock.minuteOfDay() * 60
  }
}

const keyOf = (code: string, number: string): string => (code ? `${code}-${number}` : number)

const marked = (paper: Paper, fate = paper.invalidMark as Fate): { paper: Paper; fate: Fate } => ({
  fate,
  paper: fate === 'GONE' ? paper : { ...paper, invalidMark: fate },
})

const refuse = (code: string): VerificationAnswer => ({ code, paper: null, silent: false })

function isWhole(request: VerificationRequest, digital: boolean): boolean {
  const { invoiceCode, invoiceNumber, issueDate, amount, checkCode } = request
  if (!/^\d{4}-\d{2}-\d{2}$/.test(issueDate)) return false
  const isAmount = /^-?\d{1,11}(\.\d{1,2})?$/.test(amount)
  if (digital) return /^\d{20}$/.test(invoiceNumber) && isAmount
  if (!/^\d{8}$/.test(invoiceNumber) || !/^(\d{10}|\d{12})$/.test(invoiceCode)) return false
  return isAmount || /^\d{6}$/.test(checkCode)
}

const yearsBefore = (day: string): string =>
  `${Number(day.slice(0, 4)) - YEARS}${day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)}`

function agrees(request: VerificationRequest, paper: Paper): boolean {
  if (request.issueDate !== paper.issueDate) return false
  if (comparesCheckCode(paper.kind)) return request.checkCode === paper.checkCode.slice(-6)
  // 数电 and 二手车 are compared by what was paid, 税控专票 and 机动车 by what is without tax.
  const gross = ['09', '90', '15'].includes(paper.kind)
  return Number(request.amount) === Number(gross ? paper.totalAmount : paper.amount)
}
