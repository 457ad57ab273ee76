/** What stands above a table: whose it is and what it covers. */
import type { GridRow } from '../forms/grid.ts'
import { unitOf, unitPower } from '../statement/amounts.ts'

type Span = { from: string; to: string }

const DAY = String.raw`(20\d\d)[-./年](\d{1,2})[-./月](\d{1,2})日?`
const MONTH = String.raw`(20\d\d)[-./年](?:第)?(\d{1,2})(?:月|期)?`
const UNTIL = String.raw`\s*(?:--|-|–|—|~|～|至|到)\s*`
const DAYS = new RegExp(`${DAY}${UNTIL}${DAY}`)
const MONTHS = new RegExp(`${MONTH}${UNTIL}(?:(20\\d\\d)[-./年])?(?:第)?(\\d{1,2})(?:月|期)?`)
const ONE_MONTH = new RegExp(`^(?:期间[:：]?)?\\s*${MONTH}$`)

const two = (part: string): string => part.padStart(2, '0')

/** `2024.09.26 - 2024.10.25`, `2021.12--2021.12`, `2026年第1期 - 第6期`. */
export function spanIn(text: string): Span | null {
  const days = DAYS.exec(text)
  if (days) {
    const [, y, m, d, y2, m2, d2] = days as unknown as string[]
    return { from: `${y}-${two(m!)}-${two(d!)}`, to: `${y2}-${two(m2!)}-${two(d2!)}` }
  }
  const months = MONTHS.exec(text)
  if (months) {
    const [, y, m, y2, m2] = months as unknown as (string | undefined)[]
    return { from: `${y}-${two(m!)}`, to: `${y2 ?? y}-${two(m2!)}` }
  }
  const one = ONE_MONTH.exec(text)
  if (!one) return null
  const month = `${one[1]}-${two(one[2]!)}`
  return { from: month, to: month }
}

const ENTITY =
  /(?:公司|企业|厂|中心|合作社|事务所|商行|经营部|店)(?:[（(][^）)]{0,30}[）)])?(?:本部|总部|分公司)?$/
const LABELLED = /^(?:单位|核算单位|编制单位|公司|账套)(?:名称)?[:：]\s*(.+)$/

/** `单位：万元` tells a unit, and `单位：元亨公司` whose the table is. */
const isUnit = (name: string): boolean =>
  unitPower(name.trim()) !== null || unitOf(`单位：${name}`) === name.trim()

export function captionOf(above: readonly GridRow[]): {
  entity: string | null
  period: Span | null
} {
  const texts = above.flatMap(({ cells }) => cells.map(({ text }) => text))
  const labelled = texts
    .map((text) => LABELLED.exec(text)?.[1])
    .find((name) => name && !isUnit(name))
  return {
    entity: labelled?.trim() ?? texts.find((text) => ENTITY.test(text)) ?? null,
    period: texts.map(spanIn).find((span) => span !== null) ?? null,
  }
}
