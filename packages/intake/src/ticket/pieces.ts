/** Several vouchers on one page, pasted for filing or photographed together: cut apart at the blank bands between them. */
import type { TextRun } from '../layout/text.ts'
import type { PrintedKind } from './read-ticket.ts'
import { CODE } from './taxi/metered.ts'
import { isInvoice, tell } from './tell.ts'
import { unblank } from './text-of.ts'

/** So many bands are tried, the widest first. */
const MOST = 40
/** A page of more text is no sheet of tickets. */
const MOST_RUNS = 1_500
/** A band must be at least this wide, in glyph heights. */
const BAND = 0.25

/** What only one place of a voucher prints: numbers of invoices and tickets. */
const FORM = [/(?<!\d)2\d{19}(?!\d)/, /(?:发票)?号码:?\d{8}(?!\d)/]
/** Numbers that look like others on other kinds: the end of a card's number is none of a train ticket. */
const NUMBERS: Readonly<Partial<Record<PrintedKind, readonly RegExp[]>>> = {
  TRAIN: [/(?<!\d)2\d{19}(?!\d)/, /(?<!\d)\d{14}[A-Z]\d{6}(?!\d)/, /(?<![A-Z\d])[A-Z]\d{6}(?!\d)/],
  ACCEPTANCE: [/票据(?:\(包\))?号码?|汇票号码/],
  // A list of rides has no number of its own: how many they are it says once.
  RIDE: [/共(?:计)?\d{1,3}[笔单]行程/],
  // Tills that number nothing print when they did so.
  RECEIPT: [
    /(?:小票号|单号|流水号?|交易号|订单号)[.:]?[A-Z]{0,4}\d{3}/,
    /20\d\d[-./年]\d{1,2}[-./月]\d{1,2}日?\d{1,2}:\d{2}/,
  ],
  // Printed once; an electronic one bears that of the invoice besides.
  AIR: [/电子客票号|E-?TICKETNO/i],
}

/** The runs of each voucher; one list where the page shows one, or none. */
export function piecesOf(runs: readonly TextRun[], depth = 0): TextRun[][] {
  if (runs.length < 12 || runs.length > MOST_RUNS || depth > 6) return [[...runs]]
  const heights = runs.map((r) => r.height).sort((a, b) => a - b)
  const em = heights[Math.floor(heights.length / 2)] ?? 1
  const cuts = [...bands(runs, em, true), ...bands(runs, em, false)].sort(
    (a, b) => b.width - a.width,
  )
  for (const { at, across } of cuts.slice(0, MOST)) {
    const first = runs.filter((r) => (across ? r.x + r.width / 2 : r.y) < at)
    const second = runs.filter((r) => (across ? r.x + r.width / 2 : r.y) >= at)
    if (areRunsApart(first, second))
      return [...piecesOf(first, depth + 1), ...piecesOf(second, depth + 1)]
  }
  return [[...runs]]
}

/** The number after the code of a tax office, which may stand apart. */
const NUMBER = /(?<!\d)\d{8}(?!\d)/

const TAXI = /出租.{0,8}票|TAXI/i

const isNumbered = (text: string, kind?: PrintedKind): boolean => {
  const own = kind && NUMBERS[kind]
  if (own) return own.some((mark) => mark.test(text))
  const coded = NUMBER.test(text) && (CODE.test(text) || TAXI.test(text))
  return coded || FORM.some((mark) => mark.test(text))
}

/** What stands far from a voucher's number: a part that lacks it is no voucher. */
const BODY: Readonly<Partial<Record<PrintedKind, RegExp>>> = {
  TAXI: /下车|里程|等候|[Ff]are|Distance|\d{2}[:.][0-5]\d[:.'][0-5]\d\D?$|^\D{0,6}[0-2]\d[:.][0-5]\d$/m,
  PRINTED: /合计|总计|小写|金额/,
  TRAIN: /20\d\d年\d{1,2}月\d{1,2}日/,
}
const MONEY = /[¥￥]\d|\d元|元整|金额|票价|合计/

type Part = 'TICKET' | 'INVOICE' | 'PART_OF_INVOICE' | null

/** What runs hold: a whole voucher has words of a kind, a number of its own and what it is about. */
function partOf(runs: readonly TextRun[]): Part {
  const text = unblank(runs)
  if (isInvoice(text)) return isNumbered(text) && MONEY.test(text) ? 'INVOICE' : 'PART_OF_INVOICE'
  const told = tell(text)
  return told && isNumbered(text, told.kind) && (BODY[told.kind] ?? MONEY).test(text)
    ? 'TICKET'
    : null
}

/** Whether two parts of a page are vouchers apart. */
export const areRunsApart = (first: readonly TextRun[], second: readonly TextRun[]): boolean =>
  areApart(partOf(first), partOf(second))

/** Whether two parts are vouchers apart: beside a ticket an invoice needs no number that can be read. */
function areApart(a: Part, b: Part): boolean {
  const whole = (part: Part) => part === 'TICKET' || part === 'INVOICE'
  return (whole(a) && whole(b)) || (a !== null && b !== null && (a === 'TICKET' || b === 'TICKET'))
}

interface Band {
  at: number
  width: number
  /** Between columns; else between rows. */
  across: boolean
}

/** Bands that no text crosses. Runs count a little smaller than they are: boxes of a tilted sheet overlap by their corners. */
function bands(runs: readonly TextRun[], em: number, across: boolean): Band[] {
  const spans = runs
    .map((r): [number, number] => {
      if (!across) return [r.y - r.height * 0.4, r.y + r.height * 0.4]
      const inset = Math.min(r.width * 0.04, em)
      return [r.x + inset, r.x + r.width - inset]
    })
    .sort((a, b) => a[0] - b[0])
  const found: Band[] = []
  let end = spans[0]?.[1] ?? 0
  for (const [from, to] of spans) {
    if (from - end > BAND * em) found.push({ at: (from + end) / 2, width: from - end, across })
    end = Math.max(end, to)
  }
  return found
}
