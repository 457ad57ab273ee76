import { QUANTITY_SAYS } from '../words.ts'
import { CARD_SAYS } from './words.ts'

/** How a figure is written. */
export type FigureFormat = 'yuan' | 'count' | 'months' | 'days' | 'ratio' | 'percent'

/** The figure as an owner reads it: 万元 with two decimals, percent with one. */
export function formatValue(format: FigureFormat, value: number): string {
  switch (format) {
    case 'yuan':
      return CARD_SAYS.wan({ sum: value })
    case 'percent':
      return `${(value * 100).toFixed(1)}%`
    case 'ratio':
      return value.toFixed(2)
    case 'count':
      return CARD_SAYS.count({ n: value })
    case 'months':
      return QUANTITY_SAYS.months({ n: value })
    case 'days':
      return QUANTITY_SAYS.days({ n: value })
  }
}
