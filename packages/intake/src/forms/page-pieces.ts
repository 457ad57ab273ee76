/** The words of a printed line, cut where cells end: at wide blanks, before and behind amounts, between headings. */
import { type Glyph, glyphKey, glyphText } from '../layout/text.ts'

/** Blank between two cells, in glyph heights: columns of a form stand further apart than the letters of a spread title. */
const GAP = 1.2
/** Blank before a number: an amount never goes on from a word. */
const NUMBER_GAP = 0.45

export interface Piece {
  glyphs: Glyph[]
  x0: number
  x1: number
  text: string
  amount: boolean
  /** A reference to a note (五、3). */
  note: boolean
}

const AMOUNT =
  /^[-−–—(（]?[¥￥]?[-−–—]?[\d,，]*\d(?:\.\d{3})*(?:\.\d+)?(?:e[+-]?\d+)?[)）]?[-%元]?$|^[-−–—]{1,3}$/

/** Amounts in yuan and 分, which recognition likes to join with the word beside them. */
const DECIMAL = /(?<![\d,])\d[\d,]*\.\d{2}(?!\d)/g

/** Where an amount begins or ends beside a word. */
function amountEnds(glyphs: readonly Glyph[]): Set<number> {
  const text = glyphs.map((g) => g.key[0] ?? ' ').join('')
  const ends = new Set<number>()
  for (const { index, 0: amount } of text.matchAll(DECIMAL)) {
    if (HAN.test(text[index - 1] ?? '')) ends.add(index)
    const end = index + amount.length
    if (HAN.test(text[end] ?? '') && !/[万亿元]/.test(text[end]!)) ends.add(end)
  }
  return ends
}

export const HAN = /[\u4e00-\u9fff]/

/** A line cut where its blanks are wide, and before every amount. */
export function piecesOf(glyphs: readonly Glyph[]): Piece[] {
  const pieces: Piece[] = []
  const ends = amountEnds(glyphs)
  let from = 0
  const cut = (to: number) => {
    if (to > from) pieces.push(pieceOf(glyphs.slice(from, to)))
    from = to
  }
  for (const [i, glyph] of glyphs.entries()) {
    const before = glyphs[i - 1]
    if (!before) continue
    const gap = (glyph.x0 - before.x1) / Math.max(glyph.height, 1)
    const worded = /[(（]/.test(glyph.key) && HAN.test(glyphs[i + 1]?.key ?? '')
    const number =
      !worded &&
      !MONTH.test(glyphKey(glyphs.slice(Math.max(from, i - MONTH_LENGTH), i))) &&
      /[\d(（\-−–—]/.test(glyph.key) &&
      !/[\d.,，(（年月至第]/.test(before.key)
    const behind = /[\d)）%]/.test(before.key) && !/[年月日季度%元]/.test(glyph.key)
    const headed =
      joinsHeadings(glyphs, i) ||
      (gap > NUMBER_GAP && (HEADINGS.has(keyOf(glyphs, from, i)) || beginsHeading(glyphs, i)))
    if (gap > GAP || ends.has(i) || headed || ((number || behind) && gap > NUMBER_GAP)) cut(i)
  }
  cut(glyphs.length)
  return spreadWords(pieces)
}

/** Headings of narrow columns, close to the next one. */
const HEADINGS = new Set(['行次', '栏次', '附注', '注释', '项目', '资产'])

/** A date in English goes on behind its month. */
const MONTH = /(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]{0,6}\.?$/i
/** Its longest form; of a line without blanks all that stands before is the same word. */
const MONTH_LENGTH = 11
/** Ends and beginnings of headings that are set close to each other. */
const ENDED = /[额数日度次计期末初年月目注)）]/
const BEGUN =
  /^(?:[本上去][年期月季]|[期年][末初]|行次|附注|注释|金额|备注|增减|变动|同比|占比|(?:19|20)\d{2}[年./-])/

/** What no word goes on with, and what a heading of time begins with: recognition reads two of them as one. */
const CLOSED = /[额数日]/
const OPENED = /^(?:[本上去][年期月季]|[期年][末初]|(?:19|20)\d{2}年)/

const joinsHeadings = (glyphs: readonly Glyph[], at: number): boolean =>
  CLOSED.test(glyphs[at - 1]!.key) && OPENED.test(glyphKey(glyphs.slice(at, at + 5)))

/** Whether one heading ends before the glyph and the next begins with it. */
const beginsHeading = (glyphs: readonly Glyph[], at: number): boolean =>
  ENDED.test(glyphs[at - 1]!.key) && BEGUN.test(glyphKey(glyphs.slice(at, at + 5)))

/** The text between two glyphs, unless it is longer than any of those headings. */
const keyOf = (glyphs: readonly Glyph[], from: number, to: number): string =>
  to - from === 2 ? glyphs[from]!.key + glyphs[from + 1]!.key : ''

/** A word whose letters are spread over its cell (项　　目) is one piece. */
function spreadWords(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const before = joined.at(-1)
    const letter = piece.text.length === 1 && HAN.test(piece.text)
    if (before && letter && LETTERS.test(before.text) && before.glyphs.length < MAX_SPREAD)
      joined[joined.length - 1] = pieceOf([...before.glyphs, ...piece.glyphs])
    else joined.push(piece)
  }
  return joined
}

/** What may go on with a further letter; spread words of forms have two to six. */
const LETTERS = /^[\u4e00-\u9fff]{1,6}$/
const MAX_SPREAD = 7

function pieceOf(glyphs: Glyph[]): Piece {
  const text = glyphText(glyphs)
  return {
    glyphs,
    x0: glyphs[0]!.x0,
    x1: glyphs.reduce((most, g) => Math.max(most, g.x1), -Infinity),
    text,
    amount: AMOUNT.test(glyphKey(glyphs)),
    note: NOTE.test(text),
  }
}

/** Which stands in a column of its own between label and amount. */
const NOTE =
  /^(?:附注|注释|注\d{1,3}|[（(]?[一二三四五六七八九十]{1,3}[)）]?[、.．,，]?[（(]?\d{0,3}[)）]?)$/
