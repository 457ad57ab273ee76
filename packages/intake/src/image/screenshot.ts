import { preparePage } from '../layout/page.ts'
import type { TextPage, TextRun } from '../layout/text.ts'

const INVOICE_WORDS =
  /发票代码|发票号码|开票日期|校验码|纳税人识别号|价税合计|小写|规格型号|开户行|收款人|复核|开票人|货物或应税|服务名称|地址、?电话|项目名称|专用发票|普通发票/

/**
 * Whether an invoice is only a part of what the picture shows: a desktop with windows, a chat, a web page. Measured by the
 * box around invoice words, grown by a quarter for the parts without words: when it covers less than half of the
 * picture and a fifth of all text stands outside, somebody photographed a screen, not an invoice.
 */
export function isScreenOfOtherThings(page: TextPage): boolean {
  const marked: TextRun[] = []
  for (const line of preparePage(page).lines) {
    if (!INVOICE_WORDS.test(line.key)) continue
    const m = INVOICE_WORDS.exec(line.key)!
    const own = line.glyphs.slice(m.index, m.index + m[0].length)
    marked.push({ text: '', x: own[0]!.x0, y: line.y, width: own.at(-1)!.x1 - own[0]!.x0, height: line.height, confidence: 1 })
  }
  if (marked.length < 4) return false
  const left = Math.min(...marked.map((r) => r.x))
  const right = Math.max(...marked.map((r) => r.x + r.width))
  const top = Math.min(...marked.map((r) => r.y))
  const bottom = Math.max(...marked.map((r) => r.y))
  const [growX, growY] = [(right - left) * 0.25, (bottom - top) * 0.15]
  const inside = (r: TextRun) =>
    r.x + r.width / 2 > left - growX &&
    r.x + r.width / 2 < right + growX &&
    r.y > top - growY &&
    r.y < bottom + growY
  const outside = page.runs.filter((r) => !inside(r)).length
  const share = ((right - left) * (bottom - top)) / (page.width * page.height)
  return share < 0.5 && outside >= 8 && outside > page.runs.length * 0.2
}
