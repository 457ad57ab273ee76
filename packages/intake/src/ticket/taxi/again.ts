/** A taxi receipt of which something was read doubtfully, looked at again. */
import { parseFen } from '@xinjian/format'
import type { Area } from '../../image/decode.ts'
import type { SecondPass } from '../../image/second-pass.ts'
import type { TextPage, TextRun } from '../../layout/text.ts'
import { isToCome } from '../dates.ts'
import { TicketReading } from '../reading.ts'
import type { ParsedTicket, TicketField } from '../ticket.ts'
import { type Voucher, voucherOf } from '../voucher.ts'
import { checkTaxi, isUsedIn, tariffOf } from './checks.ts'
import { gatherTaxi } from './taxi.ts'
import { columnEdge } from './values.ts'

/** What a bookkeeper needs, and how sure it must be to be left alone. */
const NEEDED = ['date', 'getOn', 'getOff', 'distanceKm']
const SURE = 0.75

/** Values are so wide at most, in glyph heights. */
const WIDEST = 13
/** Of a row that is looked at again its neighbours are seen as well, in heights of the value: boxes of a first look are cut too. */
const BESIDE = 1

const unsure = (field: TicketField | undefined): boolean => !field || field.confidence < SURE

/** What was paid is doubtful. */
const isPaidUnsure = ({ fields }: ParsedTicket): boolean =>
  unsure(fields.total) && unsure(fields.fare)

/** Whether a second look is worth its time. */
export const isDoubtful = (ticket: ParsedTicket): boolean =>
  NEEDED.some((name) => unsure(ticket.fields[name])) || isPaidUnsure(ticket)

/** The receipt by all looks together, as many as it takes until nothing is doubtful. */
export async function readTaxiAgain(
  ticket: ParsedTicket,
  page: TextPage,
  runs: readonly TextRun[],
  voucher: Voucher,
  again: SecondPass,
): Promise<ParsedTicket> {
  const values = areaOf(voucher, runs, ticket.fields.invoiceNumber?.value)
  const area = values && doubtfulPart(values, ticket, page)
  const readings = [gatherTaxi(voucher)]
  let told: ParsedTicket | null = null
  if (area)
    for await (const seen of again(area)) {
      readings.push(gatherTaxi(withSeen(page, runs, seen, voucher)))
      told = together(readings, voucher)
      if (!isDoubtful(told)) break
    }
  return told ?? together(readings, voucher)
}

/** Of each field what most readings speak for. */
function together(readings: readonly TicketReading[], voucher: Voucher): ParsedTicket {
  const best = new TicketReading('TAXI', voucher)
  const names = new Set(readings.flatMap((r) => Object.keys(r.fields)))
  // What was paid comes last: it is told by the distance and the time.
  const paid = names.has('fare') ? 'fare' : 'total'
  for (const name of [...names].filter((n) => n !== paid).concat(names.has(paid) ? paid : [])) {
    const fields = readings.flatMap((r) => r.fields[name] ?? [])
    const field = elected(likely(name, paid, fields, readings, best), fields)
    if (field) best.fields[name] = field
  }
  checkTaxi(best)
  return best.ticket()
}

/** The column of values: as wide as the longest, from below the voucher's number to its last line. */
function areaOf(
  voucher: Voucher,
  runs: readonly TextRun[],
  number: string | undefined,
): Area | null {
  const edge = columnEdge(voucher)
  if (edge === null) return null
  const left = Math.min(...runs.map((r) => r.x))
  const numbered = voucher.cells.find((c) => number && c.key.includes(number))
  const top = numbered ? numbered.y + voucher.em : Math.min(...runs.map((r) => r.y - r.height))
  const bottom = Math.max(...runs.map((r) => r.y + r.height))
  const x = Math.max(left, edge - WIDEST * voucher.em)
  return { x, y: top, width: edge + voucher.em - x, height: bottom - top }
}

/**
 * The rows of what is doubtful. All of them where a needed value or the plate was not found at all, because nobody knows where it stands,
 * and where what was paid is doubtful, because it is told by the distance and the time.
 */
function doubtfulPart(values: Area, ticket: ParsedTicket, page: TextPage): Area {
  const { fields } = ticket
  if (isPaidUnsure(ticket) || !fields.plate) return values
  const doubtful = NEEDED.filter((name) => unsure(fields[name]))
  const rows = doubtful.flatMap((name) => fields[name]?.place ?? [])
  if (rows.length < doubtful.length) return values
  const from = Math.min(...rows.map(({ y, height }) => y - BESIDE * height)) * page.height
  const to = Math.max(...rows.map(({ y, height }) => y + (1 + BESIDE) * height)) * page.height
  const top = Math.max(values.y, from)
  const bottom = Math.min(values.y + values.height, to)
  return bottom > top ? { ...values, y: top, height: bottom - top } : values
}

/** The voucher with what was seen again in place of what it covers. */
function withSeen(
  page: TextPage,
  runs: readonly TextRun[],
  seen: readonly TextRun[],
  { source, page: { number } }: Voucher,
): Voucher {
  const values = seen.filter((s) => /\d/.test(s.text))
  const kept = runs.filter((r) => !/\d/.test(r.text) || !values.some((s) => covers(s, r)))
  const better = values.filter((s) => !kept.some((r) => /\d/.test(r.text) && covers(s, r)))
  return voucherOf(page, source, number, [...kept, ...better])
}

function covers(a: TextRun, b: TextRun): boolean {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const near = Math.abs(a.y - b.y) < 0.6 * Math.max(a.height, b.height)
  return near && width > 0.5 * Math.min(a.width, b.width)
}

/** Of what was read for a field what may be true, all of it when nothing may. */
function likely(
  name: string,
  paid: string,
  fields: readonly TicketField[],
  readings: readonly TicketReading[],
  best: TicketReading,
): readonly TicketField[] {
  if (name === 'date') return likelyDates(fields, readings)
  const tariff = name === paid ? tariffOf(best) : null
  const within = fields.filter(({ value }) => {
    const fen = parseFen(value)
    return tariff && fen !== null && fen >= tariff[0] && fen <= tariff[1]
  })
  return within.length > 0 ? within : fields
}

/** Most forms are used up within so many years of their printing, nearly all within so many. */
const USED_UP = [4, 6] as const

/** Of days that were read those that fit the year in the code and are not to come; all of them when none does. */
function likelyDates(
  fields: readonly TicketField[],
  readings: readonly TicketReading[],
): readonly TicketField[] {
  const code = readings.map((r) => r.value('invoiceCode')).find((c) => c !== undefined)
  const past = fields.filter(({ value }) => !isToCome(value))
  for (const years of USED_UP) {
    const fitting = past.filter(({ value }) => code && isUsedIn(code, value, years))
    if (fitting.length > 0) return fitting
  }
  return past.length > 0 ? past : fields
}

/** Readings that cannot be true are readings of the same ink too: each takes so much of what one that can would. */
const IMPOSSIBLE = 0.5

/** The value that most speaks for; other readings of the same ink take from it. */
function elected(fields: readonly TicketField[], read: readonly TicketField[]): TicketField | null {
  const weights = new Map<string, number>()
  for (const f of fields) weights.set(f.value, (weights.get(f.value) ?? 0) + f.confidence)
  const [first] = [...weights].sort((a, b) => b[1] - a[1])
  if (!first) return null
  const [value, weight] = first
  const sum = (list: readonly TicketField[]) => list.reduce((n, f) => n + f.confidence, 0)
  const all = sum(fields) + IMPOSSIBLE * (sum(read) - sum(fields))
  const best = fields
    .filter((f) => f.value === value)
    .sort((a, b) => b.confidence - a.confidence)[0]!
  return { ...best, confidence: Math.round(best.confidence * (weight / all) * 1000) / 1000 }
}
