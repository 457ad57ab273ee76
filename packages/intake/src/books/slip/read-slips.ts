/**
 * Slips of single payments (回单), printed or photographed: one or several to a page. A slip states its amount twice, in figures and in
 * capitals; it is believed where the two are one, where its day is one, and where it is told who paid whom.
 */
import { type Fen, formatFen, parseChineseAmount, parseFen } from '@xinjian/format'
import { normaliseName } from '@xinjian/format/invoice/party-name'
import { type Piece, piecesOf } from '../../forms/page-pieces.ts'
import { glyphConfidence, type TextPage, toLines } from '../../layout/text.ts'
import { READING_SAYS } from '../../words.ts'
import type { BookLine, BooksWanted, ParsedBook } from '../book.ts'
import { fieldsIn, type SlipField } from './labels.ts'

/** Heads a slip; of a list of slips, or of a statement, it does not. */
const TITLE =
  /(?:回单|回执|(?:转账|业务|收款|付款)凭证|(?:入账|借记|贷记|收款|付款)通知[书单]?)(?:[(（][^)）]{0,12}[)）])?(?:[借贷]方)?$/
const NO_TITLE = /明细|流水|清单|列表|账单|对账|[:：]/
/** Without one of them a part of a page is the head of the slip below it. */
const BODY: ReadonlySet<SlipField | null> = new Set(['figures', 'capitals', 'payer', 'payee'])
/** Figures and names that are read with less are not relied on: a day and an account are told once. */
const SURE = 0.7

const PAID = /借方|借记|付款(?:回单|回执|凭证|通知)|往账|转出/
const RECEIVED = /贷方|贷记|(?:收款(?:回单|回执|凭证|通知)|入账通知)|来账|转入/
const DAY = /(20\d\d)[-./年]?(0?[1-9]|1[0-2])[-./月]?(0?[1-9]|[12]\d|3[01])(?!\d)/
const JOINED_DAY = /(20\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])/
const TIME = /([01]\d|2[0-3]):?([0-5]\d):?([0-5]\d)$/
const FIGURES =
  /^(?:人民币|CNY|RMB)?[¥￥]?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?)(?:元|CNY|RMB)?$/
/** Where no name stands before them: with their sign, and in capitals that end as amounts do. */
const SIGNED = /[¥￥]((?:\d{1,3}(?:,\d{3})+|\d+)\.\d{2})(?![\d,])/g
const WRITTEN =
  /(?<![零壹贰叁肆伍陆柒捌玖拾佰仟万亿])[零壹贰叁肆伍陆柒捌玖拾佰仟万亿]{2,30}[元圆](?:[零壹贰叁肆伍陆柒捌玖角分]{0,6}[整正]?)/g
const RENMINBI = /^(?:人民币|CNY|RMB|156|01)/

/** One field as it is printed. */
interface Told {
  value: string
  confidence: number
}
type Fields = Partial<Record<SlipField, Told>>

interface Slip {
  fields: Fields
  /** All its words. */
  words: string
  page: number
}

/**
 * The slips of a file's pages; null = there is none, `UNSURE` = one was seen that cannot be relied on. `holder` is the enterprise they are
 * brought for; without it the slip's own words say whose account it is of.
 */
export function slipsOf(
  pages: readonly TextPage[],
  wanted: BooksWanted,
  holder?: string,
): ParsedBook | 'UNSURE' | null {
  const slips = pages.flatMap((page, i) => slipsOfPage(page, i + 1))
  if (slips.length === 0) return null
  const lines = slips.map((slip) => lineOf(slip, holder))
  return lines.every((line) => line !== null) ? bookOf(lines, wanted, holder) : 'UNSURE'
}

function slipsOfPage(page: TextPage, number: number): Slip[] {
  const parts: Piece[][][] = []
  for (const { glyphs } of toLines(page.runs)) {
    const pieces = piecesOf(glyphs)
    const heads = pieces.some(({ text }) => isTitle(text))
    if (parts.length === 0 && !heads) continue
    if (parts.length === 0 || (heads && hasBody(parts.at(-1)!))) parts.push([])
    parts.at(-1)!.push(pieces)
  }
  return parts.filter(hasBody).map((lines) => ({
    fields: fieldsOf(lines),
    words: lines.flatMap((pieces) => pieces.map(({ text }) => text)).join(' '),
    page: number,
  }))
}

const isTitle = (text: string): boolean => {
  const plain = text.replace(/\s/g, '')
  return plain.length <= 30 && TITLE.test(plain) && !NO_TITLE.test(plain)
}

const hasBody = (lines: readonly Piece[][]): boolean =>
  lines.some((pieces) =>
    pieces.some(({ text }) => fieldsIn(text).some(({ field }) => BODY.has(field))),
  )

const OF: Readonly<Record<'PAYER' | 'PAYEE', readonly [name: SlipField, account: SlipField]>> = {
  PAYER: ['payer', 'payerAccount'],
  PAYEE: ['payee', 'payeeAccount'],
}

/** Each field by its first value; what a block calls 户名 and 账号 is of whom the block is. */
function fieldsOf(lines: readonly Piece[][]): Fields {
  const fields: Fields = {}
  const put = (field: SlipField, told: Told): void => {
    fields[field] ??= told
  }
  const beside = blocksBeside(lines)
  let below: 'PAYER' | 'PAYEE' | null = null
  for (const pieces of lines) {
    let met = 0
    for (const [i, piece] of pieces.entries()) {
      below = blockOf(piece.text) ?? below
      for (const { field, value } of fieldsIn(piece.text)) {
        if (field === null) continue
        const next = pieces[i + 1]
        const own: Told | null = value
          ? { value, confidence: glyphConfidence(piece.glyphs) }
          : next && fieldsIn(next.text).every((one) => one.field === null)
            ? { value: next.text.replace(/\s/g, ''), confidence: glyphConfidence(next.glyphs) }
            : null
        if (!own) continue
        if (field !== 'name' && field !== 'account') put(field, own)
        else {
          const whose = beside ? (met++ === 0 ? beside[0] : beside[1]) : below
          if (whose) put(OF[whose][field === 'name' ? 0 : 1], own)
        }
      }
    }
  }
  return fields
}

const PAYER_BLOCK = /^(?:付款?(?:人|方|单位)?|汇款人)$/
const PAYEE_BLOCK = /^收款?(?:人|方|单位)?$/
const blockOf = (text: string): 'PAYER' | 'PAYEE' | null => {
  const plain = text.replace(/\s/g, '')
  return PAYER_BLOCK.test(plain) ? 'PAYER' : PAYEE_BLOCK.test(plain) ? 'PAYEE' : null
}

/** Two blocks side by side, left and right, where a line names both; null = they stand below each other. */
function blocksBeside(
  lines: readonly Piece[][],
): readonly ['PAYER' | 'PAYEE', 'PAYER' | 'PAYEE'] | null {
  for (const pieces of lines) {
    const [left, right] = pieces.flatMap(({ text }) => blockOf(text) ?? [])
    if (left && right && left !== right) return [left, right]
  }
  return null
}

type Line = BookLine & { holder: string | null }

function lineOf({ fields: told, words, page }: Slip, holder: string | undefined): Line | null {
  const fields = withSides(told, words)
  const amount = amountOf(fields, words)
  const when = fields.day ?? fields.entered
  const day = when && dayIn(when.value)
  const whose = sideOf(fields, words, holder)
  if (amount === null || !when || !day || when.confidence < SURE) return null
  if (whose === null && holder !== undefined) return null
  const paid = whose === 'PAYER'
  const account = whose && fields[OF[whose][1]]
  if (account && (account.confidence < SURE || !/^[\d*]{4,32}$/.test(account.value))) return null
  const other = whose && fields[OF[paid ? 'PAYEE' : 'PAYER'][0]]
  const serial = fields.serial?.value ?? null
  const currency = fields.currency?.value
  return {
    account: account?.value ?? null,
    date: day,
    time: timeIn(when.value),
    // Where it is not said whose slip it is, it went neither way.
    received: whose && formatFen(paid ? 0 : amount),
    paid: whose && formatFen(paid ? amount : 0),
    currency: currency && !RENMINBI.test(currency) ? currency : null,
    party: other?.value ?? null,
    text: fields.text?.value ?? null,
    serial: serial !== null && /^[\dA-Za-z-]{3,40}$/.test(serial) ? serial : null,
    at: READING_SAYS.page({ n: page }),
    holder: (whose && fields[OF[whose][0]]?.value) ?? null,
  }
}

/** 本方 and 对方 as payer and payee, where a word says which way it went. */
function withSides(fields: Fields, words: string): Fields {
  const way = wayOf(words)
  if (way === null || !(fields.own ?? fields.against)) return fields
  const own = { name: fields.own, account: fields.ownAccount }
  const against = { name: fields.against, account: fields.againstAccount }
  const [from, to] = way === 'PAYER' ? [own, against] : [against, own]
  return {
    ...fields,
    ...(from.name && { payer: from.name }),
    ...(from.account && { payerAccount: from.account }),
    ...(to.name && { payee: to.name }),
    ...(to.account && { payeeAccount: to.account }),
  }
}

/** Which of the two the slip is of by its own words. */
function wayOf(words: string): 'PAYER' | 'PAYEE' | null {
  const [paid, received] = [PAID.test(words), RECEIVED.test(words)]
  return paid === received ? null : paid ? 'PAYER' : 'PAYEE'
}

/** null where figures and capitals are not one. */
function amountOf({ figures, capitals }: Fields, words: string): Fen | null {
  const plain = words.normalize('NFKC').replace(/\s/g, '')
  const labelled = figures && FIGURES.exec(figures.value.normalize('NFKC'))?.[1]
  const number = labelled ?? onlyOne(plain, SIGNED)
  const fen = number ? parseFen(number.replaceAll(',', '')) : null
  const written =
    (capitals && parseChineseAmount(capitals.value)) ??
    parseChineseAmount(onlyOne(plain, WRITTEN) ?? '')
  return fen !== null && fen > 0 && written === fen ? fen : null
}

/** What a pattern finds, where it finds one thing alone. */
function onlyOne(text: string, pattern: RegExp): string | null {
  const found = new Set([...text.matchAll(pattern)].map(([all, group]) => group ?? all))
  const [one] = found
  return found.size === 1 ? one! : null
}

function dayIn(text: string): string | null {
  const [, year, month, day] = JOINED_DAY.exec(text) ?? DAY.exec(text) ?? []
  if (!year) return null
  const told = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
  const real = new Date(`${told}T00:00:00Z`)
  return real.getUTCDate() === Number(day) ? told : null
}

function timeIn(text: string): string | null {
  const found = TIME.exec(text.slice(8))
  return found && `${found[1]}:${found[2]}:${found[3]}`
}

/** Whose account the slip is of; null = it does not say. */
function sideOf(
  { payer, payee }: Fields,
  words: string,
  holder: string | undefined,
): 'PAYER' | 'PAYEE' | null {
  const told = wayOf(words)
  if (holder === undefined) return told && (told === 'PAYER' ? payer : payee) ? told : null
  const own = normaliseName(holder)
  const [pays, gets] = [payer, payee].map((party) => party && normaliseName(party.value) === own)
  if (pays !== gets) return pays ? 'PAYER' : 'PAYEE'
  // Of another firm, which is told by its name; or from one account of its own to another.
  return told ?? (pays ? null : payer ? 'PAYER' : payee ? 'PAYEE' : null)
}

/** What a slip is known by: a second print of it is no second payment. */
const keyOf = ({ account, date, received, paid, serial, party }: Line): string =>
  [account, date, received, paid, serial ?? party].join('/')

function bookOf(all: readonly Line[], wanted: BooksWanted, expected?: string): ParsedBook {
  const own = [...new Map(all.map((line) => [keyOf(line), line])).values()]
  const days = own.map(({ date }) => String(date)).sort()
  const sided = own.every(({ paid }) => paid !== null)
  const sum = (of: 'received' | 'paid') =>
    formatFen(own.reduce((all, line) => all + parseFen(String(line[of]))!, 0))
  return {
    kind: 'BANK_SLIPS',
    source: { sheet: '', header: 0 },
    entity: entityOf(own, expected),
    period: { from: days[0]!, to: days.at(-1)! },
    rows: own.length,
    totals: sided ? { inAmount: sum('received'), outAmount: sum('paid') } : {},
    checks: [],
    ...(wanted === 'LINES' && { lines: own.map(({ holder: _, ...line }) => line) }),
  }
}

/** Of slips of several the first that is not whose they should be; null = they do not say, or are of several and nobody is expected. */
function entityOf(lines: readonly Line[], expected: string | undefined): string | null {
  const holders = [...new Set(lines.map(({ holder }) => holder))]
  const [first = null] = holders
  if (expected === undefined) return holders.length === 1 ? first : null
  const own = normaliseName(expected)
  return holders.find((holder) => holder !== null && normaliseName(holder) !== own) ?? first
}
