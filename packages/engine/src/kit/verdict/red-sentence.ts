/** A red indicator as one sentence, with the line that it crossed. */

import { amount, percent } from '@xinjian/format/say/figures'
import type { IndicatorValue, Unit } from '../../report/document.ts'
import { asLived } from '../calendar/lived.ts'
import { type WindowLabel, windowWords } from '../calendar/report-window.ts'
import { quantityText } from '../threshold.ts'

/** From here a ratio is said in times: nobody reads 123456.00%. */
const TIMES_FROM = 100

/** Names that say their time themselves. */
const SAID_IN_NAME = /^近|年度|累计|两年/

/** Of two lines of a ratio, one above and one below, the one that its value crossed. */
function crossed(lines: string, value: number): string {
  const beyond = lines.split(' 或 ').find((part) => {
    const line = /^([<>])(-?[\d.]+)%$/.exec(part)
    if (!line) return false
    const limit = Number(line[2]) / 100
    return line[1] === '<' ? value < limit : value > limit
  })
  return beyond ?? lines
}

export function redSentence(red: IndicatorValue): string {
  return asLived(`${timeOf(red)}${statementOf(red)}`, red)
}

function timeOf({ name, window }: IndicatorValue): string {
  if (SAID_IN_NAME.test(name)) return ''
  const words = windowWords(window.split('/')[0] as WindowLabel)
  return window === 'asOf' ? `${words}，` : words
}

function statementOf({ name, value, unit, thresholds }: IndicatorValue): string {
  const line =
    typeof value === 'number' && unit === 'ratio'
      ? crossed(thresholds?.red ?? '', value)
      : thresholds?.red
  if (typeof value === 'boolean') return `${name}：${value ? '是' : '否'}。`
  const shown = typeof value === 'number' ? `为${valueWords(value, unit)}` : ''
  return `${rated(name)}${shown}，达到预警线(${line ?? ''})。`
}

/** 增长为-53.26% says two things at once. */
const rated = (name: string): string => name.replace(/增长$/, '增长率')

function valueWords(value: number, unit: Unit): string {
  if (unit === 'yuan') return `${amount(value)}元`
  if (unit === 'ratio') return Math.abs(value) < TIMES_FROM ? percent(value) : `${amount(value)}倍`
  return quantityText(Number(value.toFixed(2)), unit)
}
