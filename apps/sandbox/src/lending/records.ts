/** What institutions report of one subject of the world: derived from what kind of firm it is, the same on every call of a day. */
import type { InstitutionType, LendingEvent } from '@xinjian/format/lending/records'
import { type Day, formatDay, isWorkday } from '../world/calendar.ts'
import type { Archetype } from '../world/profile.ts'
import { hashText, Rng } from '../world/random.ts'
import { BANKS, type Institution, OTHERS } from './institutions.ts'
import type { Subject } from './subjects.ts'

interface Band {
  from: number
  to: number | null
}

/** A record as the bureau tells it. */
export interface BureauRecord {
  event: LendingEvent
  instType: InstitutionType
  instCode: string
  /** Beijing time; a day alone where the institution tells no time. */
  eventTime: string
  amount: Band | null
  balance: Band | null
  dueDate: string | null
  overdueMonths: number | null
}

/** How a subject borrows. */
interface Appetite {
  /** Applications of a year and a half. */
  from: number
  to: number
  /** Share of them at others than banks, at night, of the last half year. */
  others: number
  night: number
  recent: number
  approved: number
  overdue: number
  /** So many more within the last three weeks. */
  lately?: number
}

const CALM: Appetite = {
  from: 1,
  to: 4,
  others: 0.15,
  night: 0,
  recent: 0.3,
  approved: 0.8,
  overdue: 0,
}
const BUSY: Appetite = {
  from: 8,
  to: 14,
  others: 0.5,
  night: 0.1,
  recent: 0.5,
  approved: 0.5,
  overdue: 0,
}
const HUNGRY: Appetite = {
  from: 26,
  to: 40,
  others: 0.8,
  night: 0.35,
  recent: 0.8,
  approved: 0.25,
  overdue: 0.4,
}
/** Few lenders know it, and then many are asked at once. */
const SUDDEN: Appetite = { ...CALM, to: 2, others: 0.4, recent: 0, approved: 0.3, lately: 6 }
const NONE: Appetite = { ...CALM, from: 0, to: 0 }

const APPETITES: Partial<Record<Archetype, Appetite>> = {
  SEASONAL_MAKER: BUSY,
  GAP_RECOVERED: BUSY,
  FALSE_INVOICING: BUSY,
  TAX_ARREARS: HUNGRY,
  DISHONEST_RELATED: HUNGRY,
  SHELL: HUNGRY,
  SURGE_RED: SUDDEN,
  NEWBORN: NONE,
  DATA_MISSING: NONE,
}

const DAYS = 540
const HALF_YEAR = 180
/** Days; a long holiday before them stays within a month. */
const LATELY = 20
/** Edges of the bands, yuan. */
const EDGES = [0, 50_000, 100_000, 300_000, 500_000, 1_000_000, 3_000_000, 10_000_000]

const bandAt = (i: number): Band => ({ from: EDGES[i]!, to: EDGES[i + 1] ?? null })

/** All until the day before `today`, the oldest first. */
export function recordsOf({ firm, role }: Subject, today: Day): BureauRecord[] {
  const rng = new Rng(hashText(`lending:${firm.key}:${role}`))
  const appetite = APPETITES[firm.profile.archetype] ?? CALM
  const asked = rng.int(appetite.from, appetite.to)
  const records: BureauRecord[] = []
  for (let i = 0; i < asked; i++) records.push(...application(rng, appetite, today))
  for (let i = 0; i < (appetite.lately ?? 0); i++)
    records.push(...application(rng, appetite, today, rng.int(2, LATELY)))
  return records
    .filter(({ eventTime }) => eventTime < formatDay(today))
    .sort((a, b) => (a.eventTime < b.eventTime ? -1 : 1))
}

/** @param given days since it was made; absent = as the appetite has it */
function application(rng: Rng, appetite: Appetite, today: Day, given?: number): BureauRecord[] {
  const institution = rng.pick(rng.next() < appetite.others ? OTHERS : BANKS)
  const ago = given ?? daysAgo(rng, appetite)
  const atNight = rng.next() < appetite.night
  const day = atNight ? today - ago : workdayBefore(today - ago)
  const band = rng.int(1, EDGES.length - 2)
  const asked = told(institution, 'APPLY', timed(rng, day, atNight), { amount: bandAt(band) })
  const query = told(institution, 'AUTH_QUERY', formatDay(day), {})
  const decided = workdayBefore(day + rng.int(1, 6))
  if (rng.next() >= appetite.approved)
    return [asked, query, told(institution, 'REJECT', timed(rng, decided, false), {})]
  const lent = decided + 1
  const months = rng.pick([6, 12, 24, 36])
  const due = lent + months * 30
  const isRepaid = due < today
  const loan = told(institution, 'LOAN', timed(rng, lent, false), {
    amount: bandAt(Math.max(0, band - 1)),
    balance: isRepaid ? { from: 0, to: 0 } : bandAt(Math.max(0, band - rng.int(1, 2))),
    dueDate: formatDay(due),
  })
  const late = lent + rng.int(60, 150)
  const overdue = rng.next() < appetite.overdue
  return [
    ...[asked, query, told(institution, 'APPROVE', timed(rng, decided, false), {}), loan],
    ...(overdue
      ? [told(institution, 'OVERDUE', formatDay(late), { overdueMonths: rng.int(0, 3) })]
      : []),
  ]
}

const daysAgo = (rng: Rng, { recent }: Appetite): number =>
  rng.next() < recent ? rng.int(1, HALF_YEAR) : rng.int(HALF_YEAR, DAYS)

const told = (
  { code, type }: Institution,
  event: LendingEvent,
  eventTime: string,
  more: Partial<BureauRecord>,
): BureauRecord => ({
  ...{ event, instType: type, instCode: code, eventTime },
  ...{ amount: null, balance: null, dueDate: null, overdueMonths: null, ...more },
})

const two = (n: number): string => String(n).padStart(2, '0')

function timed(rng: Rng, day: Day, atNight: boolean): string {
  const hour = atNight ? rng.pick([22, 23, 0, 1, 2, 3, 4, 5]) : rng.int(9, 17)
  return `${formatDay(day)}T${two(hour)}:${two(rng.int(0, 59))}:${two(rng.int(0, 59))}`
}

function workdayBefore(day: Day): Day {
  let found = day
  while (!isWorkday(found)) found--
  return found
}
