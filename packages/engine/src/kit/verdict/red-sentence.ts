/** A red indicator as one sentence, with the line that it crossed. */

import type { IndicatorValue, Unit } from '../../report/document.ts'
import { type WindowLabel, windowWords } from '../../report/window/label.ts'
import { WINDOW_SAYS } from '../../report/window/words.ts'
import { asLived } from '../calendar/lived.ts'
import { quantityText } from '../threshold.ts'
import { BOUND_SAYS, QUANTITY_SAYS } from '../words.ts'
import { RED_SAYS } from './words.ts'

/** From here a ratio is said in times: nobody reads 123456.00%. */
const TIMES_FROM = 100

/** Names that say their time themselves. */
const SAID_IN_NAME = /^近|年度|累计|两年/

/** Of two lines of a ratio, one above and one below, the one that its value crossed. */
function crossed(lines: string, value: number): string {
  const beyond = lines.split(BOUND_SAYS.or).find((part) => {
    const line = /^([<>])(-?[\d.]+)%$/.exec(part)
    if (!line) return false
    const limit = Number(line[2]) / 100
    return line[1] === '<' ? value < limit : value > limit
  })
  return beyond ?? lines
}

export function redSentence(red: IndicatorValue): string {
  return asLived(statementOf(red), red)
}

/** `name`: as it is told within its window. */
function subjectOf({ name, window }: IndicatorValue, told: string): string {
  if (SAID_IN_NAME.test(name)) return told
  if (window === 'asOf') return RED_SAYS.atCutOff({ name: told })
  return RED_SAYS.inWindow({
    when: whenOf(name, window.split('/')[0] as WindowLabel),
    name: told,
  })
}

/** Statements that were filed are told apart from those of a ledger, whose figures say so by their names. */
const FILED: Partial<Record<WindowLabel, string>> = {
  LATEST: WINDOW_SAYS.statementFiled,
  FY: WINDOW_SAYS.yearStatementFiled,
}
const LEDGER = RED_SAYS.ofLedger({ name: '' })

const whenOf = (name: string, window: WindowLabel): string =>
  (name.startsWith(LEDGER) ? undefined : FILED[window]) ?? windowWords(window)

function statementOf(red: IndicatorValue): string {
  const { name, value, unit, thresholds } = red
  if (typeof value === 'boolean')
    return RED_SAYS[value ? 'yes' : 'no']({ subject: subjectOf(red, name) })
  const subject = subjectOf(red, rated(name))
  if (typeof value !== 'number')
    return RED_SAYS.pastUntold({ subject, line: thresholds?.red ?? '' })
  const line = unit === 'ratio' ? crossed(thresholds?.red ?? '', value) : (thresholds?.red ?? '')
  return RED_SAYS.past({ subject, value: valueWords(value, unit), line })
}

/** 增长为-53.26% says two things at once. */
const rated = (name: string): string =>
  name.endsWith(RED_SAYS.growth)
    ? `${name.slice(0, -RED_SAYS.growth.length)}${RED_SAYS.growthRate}`
    : name

function valueWords(value: number, unit: Unit): string {
  if (unit === 'yuan') return QUANTITY_SAYS.yuan({ sum: value })
  if (unit === 'ratio')
    return Math.abs(value) < TIMES_FROM
      ? QUANTITY_SAYS.share({ part: value })
      : QUANTITY_SAYS.manyTimes({ times: value })
  return quantityText(Number(value.toFixed(2)), unit)
}
