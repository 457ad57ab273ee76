/** The section that goods say, for enterprises whose industry nobody stated: lines of the last 12 months, both directions. */

import { categoriesOfShort, taxCategoryShort } from '../../kit/china/tax-category.ts'
import { isCategory } from '../category.ts'
import type { Direction } from '../facts.ts'
import type { RuleParam } from '../params/rule-param.ts'
import type { InvoiceContext } from './context.ts'
import { CONTEXT_SAYS } from './words.ts'

export type Inferred = { section: string; why?: undefined } | { section: null; why: string }

const CODE = /^\d+$/
const TOO_LITTLE = CONTEXT_SAYS.linesSilent

/** Amount sold per section, 分; goods that may be traded or made stand under '' with the reason in `why`. */
interface Sold {
  bySection: Map<string, number>
  why: string
}

export function inferSection(context: InvoiceContext): Inferred {
  const { share } = context.rules.sectorInference
  if (!enoughSaid(context)) return { section: null, why: TOO_LITTLE }
  const { bySection, why } = soldBySection(context)
  const whole = [...bySection.values()].reduce((sum, amount) => sum + amount, 0)
  if (whole <= 0) return { section: null, why: TOO_LITTLE }
  for (const [section, amount] of bySection)
    if (section !== '' && amount >= share * whole) return { section }
  return { section: null, why: why || CONTEXT_SAYS.manySections }
}

/** Sales carry lines in nearly all months, and the lines a category for nearly all of the amount. */
function enoughSaid({ goods, rules }: InvoiceContext): boolean {
  const { byCategory, amount, monthsWithLines, monthsWithRows } = goods('OUT', 'L12')
  const blank = Math.abs(byCategory.get('') ?? 0)
  return (
    monthsWithLines > 0 &&
    monthsWithRows - monthsWithLines <= monthsWithRows * rules.tolerateMissing &&
    blank <= Math.abs(amount) * rules.tolerateMissing
  )
}

function soldBySection(context: InvoiceContext): Sold {
  const { serviceSections, sectorInference, grownOrMined } = context.rules
  const bySection = new Map<string, number>()
  const add = (section: string, amount: number) =>
    bySection.set(section, (bySection.get(section) ?? 0) + amount)
  const [sold, bought] = bothSides(context)
  const goods = new Map<string, number>()
  for (const [code, amount] of sold) {
    const section = sectionOf(serviceSections, code)
    if (section) add(section, amount)
    else if (code.startsWith('1')) goods.set(code, amount)
    else add('', amount)
  }
  const all = total(goods)
  if (all === 0) return { bySection, why: '' }
  const resold = [...goods].reduce(
    (sum, [c, amount]) => sum + Math.min(amount, bought.get(c) ?? 0),
    0,
  )
  if (resold >= sectorInference.resold * all) {
    add('F', all)
    return { bySection, why: '' }
  }
  if (resold > sectorInference.made * all) {
    add('', all)
    return { bySection, why: CONTEXT_SAYS.partlyResold }
  }
  const made = new Map([...goods].filter(([code]) => !sectionOf(grownOrMined, code)))
  for (const [code, amount] of goods) {
    const section = sectionOf(grownOrMined, code)
    if (section) add(section, amount)
  }
  const materials = total(
    new Map(
      [...bought].filter(([code]) => code.startsWith('1') && !isRunningCost(context.rules, code)),
    ),
  )
  const known = materials >= sectorInference.materials * total(made)
  add(known ? 'C' : '', total(made))
  return { bySection, why: known ? '' : CONTEXT_SAYS.noGoodsBought }
}

/** Positive amounts by code. Where a side says short names, both are brought to the level that these can say. */
function bothSides(context: InvoiceContext): [Map<string, number>, Map<string, number>] {
  const sides = (['OUT', 'IN'] as const).map((d: Direction) => context.goods(d, 'L12').byCategory)
  const coarse = sides.some((side) => [...side.keys()].some((c) => c !== '' && !CODE.test(c)))
  const level = (category: string): string => {
    if (!CODE.test(category)) return categoriesOfShort(category) ?? category
    const short = coarse ? taxCategoryShort(category) : null
    return (short && categoriesOfShort(short)) || category
  }
  const [sold, bought] = sides.map((side) => {
    const amounts = new Map<string, number>()
    for (const [category, amount] of side) {
      if (category === '') continue
      amounts.set(level(category), (amounts.get(level(category)) ?? 0) + amount)
    }
    return new Map([...amounts].filter(([, amount]) => amount > 0))
  })
  return [sold!, bought!]
}

const sectionOf = (table: readonly (readonly [string, string])[], code: string): string | null =>
  table.find(([prefix]) => code.startsWith(prefix))?.[1] ?? null

const isRunningCost = ({ expenses }: RuleParam, code: string): boolean =>
  expenses.some((group) => group.codes.some((wanted) => isCategory(code, wanted)))

function total(amounts: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const amount of amounts.values()) sum += amount
  return sum
}
