/**
 * A made world of bank receipts and invoices of which the truth is known: who paid which part of which invoice. It knows nothing of the
 * matching: invoices are drawn, then paid as customers pay, then written as banks write.
 */
import { type Random, random } from '../lib/random.ts'

export interface World {
  lines: Columns
  invoices: Columns
  /** Truth: line and invoice of each settlement, packed as `line × invoices + invoice`. */
  truth: Set<number>
}

export interface Columns {
  day: Int32Array
  /** 分. */
  amount: Float64Array
  /** Index into `names`, −1 = none. */
  party: Int32Array
  names: string[]
}

export interface Size {
  lines: number
  invoices: number
  customers: number
}

const CITIES =
  '深圳市 广州市 上海市 北京市 杭州市 苏州市 成都市 武汉市 宁波市 青岛市 佛山市 东莞市'.split(' ')
const SYLLABLES =
  '安邦博昌辰诚达德鼎东方丰福富高冠广国海汉和恒宏华辉汇嘉坚建江捷金晋京景久君凯康科坤来蓝乐利联龙隆茂美明铭南宁诺鹏平普启清庆全荣瑞润森山盛世顺思泰腾天通同万旺威伟祥新信兴雄旭亚阳益永优宇元远悦云泽展兆真正志智中众卓'
const TRADES =
  '贸易 科技 机械 电子 建材 食品 服饰 化工 物流 医疗器械 五金制品 塑胶制品 包装材料 农业发展 信息技术 装饰工程'.split(
    ' ',
  )
const FORMS = ['有限公司', '有限公司', '有限公司', '股份有限公司', '有限责任公司']
const SURNAMES = '王李张刘陈杨赵黄周吴'
/** Whom a firm gets money from that never buys of it. */
const OTHERS = [
  '支付宝(中国)网络技术有限公司',
  '财付通支付科技有限公司',
  '待报解预算收入',
  '利息',
  '中国人民财产保险股份有限公司',
]

const pick = <T>(rng: Random, from: ArrayLike<T>): T => from[rng.below(from.length)]!

function nameOf(rng: Random): string {
  const brand = Array.from({ length: 2 + rng.below(2) }, () => pick(rng, SYLLABLES)).join('')
  return `${pick(rng, CITIES)}${brand}${pick(rng, TRADES)}${pick(rng, FORMS)}`
}

/** From some hundred to some hundred thousand yuan; one in ten is a round sum. */
function amountOf(rng: Random): number {
  const fen = Math.round(10 ** (4.3 + rng.next() * 3.4))
  return rng.next() < 0.1 ? Math.max(100_000, Math.round(fen / 100_000) * 100_000) : fen
}

/** A name as the bank has it: mostly as it is, else cut, short, or with a slip. */
function written(rng: Random, name: string): string | null {
  const how = rng.next()
  if (how < 0.86) return name
  if (how < 0.91) return name.slice(0, name.length - 1 - rng.below(3))
  if (how < 0.96) return name.replace(/市/, '').replace(/(股份|有限责任|有限)?公司$/, '')
  if (how < 0.985) {
    const at = 3 + rng.below(3)
    return name.slice(0, at) + pick(rng, '侗悠芾壤垴') + name.slice(at + 1)
  }
  return how < 0.993 ? `${pick(rng, SURNAMES)}${pick(rng, SYLLABLES)}` : null
}

interface Paid {
  day: number
  amount: number
  customer: number
  invoices: number[]
}

/** What a bank keeps for itself, as its lists of prices have it. */
const feeOf = (rng: Random, amount: number): number =>
  rng.next() < 0.5 ? pick(rng, [550, 1050, 1550, 2000, 2500]) : Math.round(amount * 0.006)

/** How customers pay one invoice or some of one after another. */
function* payments(rng: Random, own: readonly number[], invoices: Columns): Generator<Paid> {
  const due = (at: number) => invoices.day[at]! + 3 + rng.below(87)
  for (let i = 0; i < own.length; i++) {
    const at = own[i]!
    const [customer, amount] = [invoices.party[at]!, invoices.amount[at]!]
    const one = (day: number, fen: number): Paid => ({ day, amount: fen, customer, invoices: [at] })
    const how = rng.next()
    if (how < 0.6) yield one(due(at), amount)
    else if (how < 0.76) {
      // What is paid at once was invoiced within two months; now and then one of them is left out, and never paid.
      const near = own
        .slice(i, i + 2 + rng.below(5))
        .filter((one) => invoices.day[one]! <= invoices.day[at]! + 60)
      const some = near.filter((_, n) => n === 0 || rng.next() < 0.94)
      i += near.length - 1
      yield {
        day: due(some.at(-1)!),
        amount: some.reduce((sum, invoice) => sum + invoices.amount[invoice]!, 0),
        customer,
        invoices: some,
      }
    } else if (how < 0.88) {
      let [left, day] = [amount, due(at)]
      for (let parts = 2 + rng.below(3); parts > 1; parts--) {
        const part =
          rng.next() < 0.5 ? Math.round(amount * 0.3) : Math.round(left * (0.2 + rng.next() * 0.6))
        if (part >= left) break
        yield one(day, part)
        left -= part
        day += 5 + rng.below(40)
      }
      yield one(day, left)
    } else if (how < 0.93 && amount > 200_000) yield one(due(at), amount - feeOf(rng, amount))
    // The rest is never paid.
  }
}

const DAYS = 1_095
const FIRST = 19_000

/** The same seed gives the same world. */
export function world({ lines: n, invoices: m, customers }: Size, seed = 25): World {
  const rng = random(seed)
  const names = Array.from({ length: customers }, () => nameOf(rng))
  const invoices: Columns = {
    day: Int32Array.from({ length: m }, (_, i) => FIRST + Math.floor((i / m) * DAYS)),
    amount: Float64Array.from({ length: m }, () => amountOf(rng)),
    // Half of the invoices go to anybody, half to the larger ones: of 20,000 the largest gets about one a day, most some a year.
    party: Int32Array.from({ length: m }, () =>
      Math.floor(customers * (rng.next() < 0.5 ? rng.next() ** 2 : rng.next())),
    ),
    names,
  }
  const byCustomer = Map.groupBy(invoices.party.keys(), (at) => invoices.party[at]!)
  const all: Paid[] = []
  for (const own of byCustomer.values())
    for (const paid of payments(rng, own, invoices)) all.push(paid)
  while (all.length < n) all.push(noise(rng, customers))
  all.sort((a, b) => a.day - b.day)
  return { ...asWritten(rng, all, invoices), invoices }
}

const NOTHING: number[] = []

/** Money for nothing that was invoiced; some of it from customers: deposits, loans, what was paid for another. */
const noise = (rng: Random, customers: number): Paid => ({
  day: FIRST + rng.below(DAYS),
  amount: amountOf(rng),
  customer: rng.next() < 0.03 ? rng.below(customers) : -1 - rng.below(OTHERS.length + 2),
  invoices: NOTHING,
})

function asWritten(rng: Random, all: readonly Paid[], invoices: Columns): Omit<World, 'invoices'> {
  const ids = new Map<string, number>()
  const idOf = (name: string): number => {
    const known = ids.get(name)
    if (known !== undefined) return known
    ids.set(name, ids.size)
    return ids.size - 1
  }
  const truth = new Set<number>()
  const lines: Columns = {
    day: Int32Array.from(all, ({ day }) => day),
    amount: Float64Array.from(all, ({ amount }) => amount),
    party: new Int32Array(all.length),
    names: [],
  }
  for (const [line, paid] of all.entries()) {
    const name =
      paid.customer < 0
        ? (OTHERS[-1 - paid.customer] ?? (rng.next() < 0.5 ? nameOf(rng) : null))
        : written(rng, invoices.names[paid.customer]!)
    lines.party[line] = name === null ? -1 : idOf(name)
    for (const invoice of paid.invoices) truth.add(line * invoices.day.length + invoice)
  }
  lines.names = [...ids.keys()]
  return { lines, truth }
}
