/** English as it is written: one of a thing in the singular, amounts of 万元 in yuan or millions, punctuation of half width. */

/** What is counted in the sentences of documents and of the server. */
const COUNTED =
  'attempts|calls|characters|consents|counterparties|customers|days|digits|documents|enterprises|entries|fields|files|institutions|invoices|items|kinds|letters|lines|matters|months|orders|pages|points|products|quarters|queries|ratings|records|reports|returns|rights|rows|rules|seconds|sections|sessions|suppliers|tables|tickets|times|users|values|views|voids|vouchers|years'
const ONE = new RegExp(`(?<![\\d.,/-])1 (${COUNTED})\\b(?!-)`, 'g')
const singular = (plural: string): string =>
  plural.endsWith('ies') ? `${plural.slice(0, -3)}y` : plural.slice(0, -1)

const WAN = /(-?[\d,]+(?:\.\d+)?) × 10,000 yuan/g
const FULL_WIDTH: Readonly<Record<string, string>> = {
  '，': ', ',
  '；': '; ',
  '：': ': ',
  '。': '. ',
  '（': ' (',
  '）': ') ',
}

/** `224` 万元 → `2.24m yuan`, `30` → `300,000 yuan`; no digit of it is lost. */
function inYuan(wan: string): string {
  const yuan = Math.round(Number(wan.replaceAll(',', '')) * 10_000)
  if (Math.abs(yuan) < 1_000_000) return `${yuan.toLocaleString('en-US')} yuan`
  const millions = (yuan / 1_000_000).toLocaleString('en-US', { maximumFractionDigits: 6 })
  return `${millions}m yuan`
}

export const asEnglish = (text: string): string =>
  text
    .replace(WAN, (_, wan: string) => inYuan(wan))
    .replace(ONE, (_, plural: string) => `1 ${singular(plural)}`)
    .replace(/ ?[，；：。（）] ?/g, (mark) => FULL_WIDTH[mark.trim()]!)
    .replace(/ +([,.;:)])/g, '$1')
    .trim()
