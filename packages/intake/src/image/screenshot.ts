import { mendLabels } from '../layout/mend-labels.ts'
import { preparePage } from '../layout/page.ts'
import type { TextPage, TextRun } from '../layout/text.ts'

const INVOICE_WORDS =
  /发票代码|发票号码|开票日期|校验码|纳税人识别号|价税合计|小写|规格型号|开户行|收款人|复核|开票人|货物或应税|服务名称|地址、?电话|项目名称|专用发票|普通发票/g

/** Share of all text outside the invoice that proves other content by itself. */
const MOSTLY_OTHER = 0.25
/** Share that proves it together with words no Chinese invoice prints (menus, code, file names). */
const PARTLY_OTHER = 0.1
const LATIN_WORDS = 5
/** Fewer pieces than this are stamps, handwriting or the edge of a desk. */
const FEW = 8

/**
 * Whether an invoice is only a part of what the picture shows: a desktop with windows, a chat, a web page. Such a picture
 * mixes the invoice with text of other origin and must not be booked. Measured by the text that stands
 * outside the box around the invoice's own words and values, grown by 0.3 for the parts that have no such words.
 */
export function isScreenOfOtherThings(seen: TextPage): boolean {
  const page = mendLabels(seen)
  const words = invoiceWords(page)
  if (words.length < 4) return false
  const marks = [...words, ...invoiceValues(page)]
  const [left, right] = bounds(marks.map((m) => m.x))
  const [top, bottom] = bounds(marks.map((m) => m.y))
  const [growX, growY] = [(right - left) * 0.3, (bottom - top) * 0.3]
  const inside = ({ x, y, width }: TextRun) =>
    x + width / 2 > left - growX &&
    x + width / 2 < right + growX &&
    y > top - growY &&
    y < bottom + growY
  const outside = page.runs.filter((r) => !inside(r)).length
  const share = outside / page.runs.length
  const latin = page.runs.filter(
    (r) => /[A-Za-z]{4,}/.test(r.text) && !/[\u4e00-\u9fff]/.test(r.text),
  )
  return (
    outside >= FEW &&
    (share >= MOSTLY_OTHER || (share >= PARTLY_OTHER && latin.length >= LATIN_WORDS))
  )
}

function invoiceWords(page: TextPage): { x: number; y: number }[] {
  return preparePage(page).lines.flatMap((line) =>
    [...line.key.matchAll(INVOICE_WORDS)].map((m) => {
      const own = line.glyphs.slice(m.index, m.index + m[0].length)
      return { x: (own[0]!.x0 + own.at(-1)!.x1) / 2, y: line.y }
    }),
  )
}

/** What an invoice prints where its words were misread. */
const VALUE =
  /^[¥￥]-?\d|[0-9A-Z]{15,20}$|\d{4}年\d{1,2}月|[壹贰叁肆伍陆柒捌玖][拾佰仟万元圆角分整]/

const invoiceValues = (page: TextPage): { x: number; y: number }[] =>
  page.runs
    .filter((run) => VALUE.test(run.text))
    .map(({ x, y, width }) => ({ x: x + width / 2, y }))

function bounds(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)]
}
