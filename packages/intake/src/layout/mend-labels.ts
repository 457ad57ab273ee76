/** Words of forms that were read with a character wrong: recognised text alone, before anything is looked for in it. */
import type { TextPage, TextRun } from './text.ts'

/** Words before a value. Shorter ones are too like others. */
const WORDS = [
  '发票代码',
  '发票号码',
  '机打代码',
  '机打号码',
  '开票日期',
  '纳税人识别号',
  '统一社会信用代码',
  '价税合计',
  '合计金额',
  '收款单位',
  '付款单位',
  '票据号码',
  '出票日期',
  '乘车日期',
  '发车时间',
  '开车时间',
] as const
/** One character of so many may be wrong. */
const OF = 4
/** Digits that stand behind those of these words that differ in one character. */
const DIGITS: Readonly<Partial<Record<(typeof WORDS)[number], RegExp>>> = {
  发票代码: /^[:：\s]*(?:\d{10}|\d{12})(?!\d)/,
  发票号码: /^[:：\s]*(?:\d{8}|\d{20})(?!\d)/,
}

/** A page whose labels are spelt as on the form; the page itself where nothing was to be mended. */
export function mendLabels(page: TextPage): TextPage {
  const runs = page.runs.map(mended)
  return runs.some((run, i) => run !== page.runs[i]) ? { ...page, runs } : page
}

function mended(run: TextRun): TextRun {
  if (!/[\u4e00-\u9fff]{3}/.test(run.text)) return run
  let text = run.text
  for (let at = 0; at + OF <= text.length; at++) {
    if (isChinese(text[at - 1])) continue
    const word = wordAt(text, at)
    if (!word) continue
    text = text.slice(0, at) + word + text.slice(at + word.length)
    at += word.length - 1
  }
  return text === run.text ? run : { ...run, text }
}

/** The word that stands at a place with so few characters wrong that it is no other, a value or nothing behind it. */
function wordAt(text: string, at: number): string | null {
  const alike = WORDS.flatMap((word) => {
    const wrong = wrongIn(text, at, word)
    return wrong <= word.length / OF && !isChinese(text[at + word.length]) ? [{ word, wrong }] : []
  }).sort((a, b) => a.wrong - b.wrong)
  const [first, second] = alike
  if (!first || first.wrong === 0) return null
  if (!second || second.wrong > first.wrong) return first.word
  const told = alike.filter(
    ({ word, wrong }) => wrong === first.wrong && DIGITS[word]?.test(text.slice(at + word.length)),
  )
  return told.length === 1 ? told[0]!.word : null
}

function wrongIn(text: string, at: number, word: string): number {
  let wrong = 0
  for (let i = 0; i < word.length; i++) {
    const ch = text[at + i]
    // A blank or a digit is no character misread.
    if (!isChinese(ch)) return Number.POSITIVE_INFINITY
    if (ch !== word[i]) wrong++
  }
  return wrong
}

const isChinese = (ch: string | undefined): boolean =>
  ch !== undefined && /[\u4e00-\u9fff]/.test(ch)
