import { groupDigits } from '@xinjian/format'

/** How a figure is written. */
export type FigureFormat = 'yuan' | 'count' | 'months' | 'days' | 'ratio' | 'percent'

/** The figure as an owner reads it: 万元 with two decimals, percent with one. */
export function formatValue(format: FigureFormat, value: number): string {
  switch (format) {
    case 'yuan':
      return `${grouped(value / 10_000, 2)}万元`
    case 'percent':
      return `${(value * 100).toFixed(1)}%`
    case 'ratio':
      return value.toFixed(2)
    case 'count':
      return `${grouped(value, 0)}张`
    case 'months':
      return `${value}个月`
    case 'days':
      return `${value}天`
  }
}

function grouped(value: number, decimals: number): string {
  return `${value < 0 ? '-' : ''}${groupDigits(Math.abs(value).toFixed(decimals))}`
}
