import type { ChartBlock, ChartSeries } from '@xinjian/engine/report/document'
import { escapeHtml, showValue } from './html-values.ts'
import { typeOfUnit } from './xlsx-cells.ts'

/** Charts as inline SVG: sharp on paper, no script. Colours keep apart in grey print by lightness. */
const COLOURS = ['#1f4e79', '#d08a2e', '#5b9a8b', '#a33b3b']
const WIDTH = 700
const HEIGHT = 200
const LEFT = 64
const BOTTOM = 22
const TOP = 10

/** The chart, or '' for kinds whose table says it better on paper. */
export function chartSvg(block: ChartBlock): string {
  if (block.categories.length === 0 || block.series.length === 0) return ''
  if (['donut', 'region', 'treemap'].includes(block.chart)) return shares(block)
  if (block.chart === 'calendar') return calendar(block)
  if (['trend', 'stacked', 'pareto'].includes(block.chart)) return axes(block)
  return ''
}

const isRatio = (series: ChartSeries): boolean => series.unit === 'ratio'

/** One axis for the first unit, one hidden from 0 to 1 for ratios; series of a third unit stay in the table. */
function axes({ categories, series: all, partial }: ChartBlock): string {
  const unitOf = all.find((s) => !isRatio(s))?.unit
  const series = all.filter((s) => isRatio(s) || s.unit === unitOf)
  const scaled = series.filter((s) => !isRatio(s))
  const main = scaled.length > 0 ? scaled : series
  const values = main.flatMap((s) => s.values.filter((v) => v !== null))
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const range = high - low || 1
  const step = (WIDTH - LEFT) / categories.length
  const y = (v: number, own: ChartSeries): number => {
    const share = isRatio(own) && scaled.length > 0 ? v : (v - low) / range
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)
  }
  const bars = series.filter((s) => s.type === 'bar')
  const marks = series.map((s, i) => {
    const colour = COLOURS[i % COLOURS.length]!
    if (s.type !== 'bar') return line(s, colour, (k) => LEFT + step * (k + 0.5), y)
    const width = (step * 0.8) / bars.length
    const shift = step * 0.1 + width * bars.indexOf(s)
    return s.values
      .map((v, k) => {
        if (v === null) return ''
        const [a, b] = [y(v, s), y(0, s)]
        const faint = partial?.includes(categories[k]!) ? ' fill-opacity="0.4"' : ''
        return `<rect x="${(LEFT + step * k + shift).toFixed(1)}" y="${Math.min(a, b).toFixed(1)}" width="${width.toFixed(1)}" height="${Math.abs(a - b).toFixed(1)}" fill="${colour}"${faint}/>`
      })
      .join('')
  })
  const every = Math.ceil(categories.length / 12)
  const labels = categories
    .map((c, k) =>
      k % every === 0
        ? `<text x="${(LEFT + step * (k + 0.5)).toFixed(1)}" y="${HEIGHT - 6}" text-anchor="middle">${escapeHtml(c.slice(0, 10))}</text>`
        : '',
    )
    .join('')
  const unit = main[0]!
  const ticks = [low, low + range / 2, high]
    .map((v) => {
      const at = y(v, unit).toFixed(1)
      return `<line x1="${LEFT}" x2="${WIDTH}" y1="${at}" y2="${at}" stroke="#d5dbe3"/><text x="${LEFT - 6}" y="${Number(at) + 3}" text-anchor="end">${short(v, unit)}</text>`
    })
    .join('')
  return figure(`${ticks}${marks.join('')}${labels}`, HEIGHT, legend(series))
}

function line(
  series: ChartSeries,
  colour: string,
  x: (k: number) => number,
  y: (v: number, own: ChartSeries) => number,
): string {
  const runs: string[][] = [[]]
  series.values.forEach((v, k) => {
    if (v === null) runs.push([])
    else runs.at(-1)!.push(`${x(k).toFixed(1)},${y(v, series).toFixed(1)}`)
  })
  return runs
    .filter((run) => run.length > 0)
    .map(
      (run) =>
        `<polyline points="${run.join(' ')}" fill="none" stroke="${colour}" stroke-width="1.6"/>`,
    )
    .join('')
}

/** Parts of a whole: on paper, bars are read more exactly than a ring. */
function shares({ categories, series }: ChartBlock): string {
  const first = series[0]!
  const whole = first.values.reduce<number>((a, v) => a + Math.max(0, v ?? 0), 0)
  if (whole === 0) return ''
  const rows = categories.map((name, k) => {
    const share = Math.max(0, first.values[k] ?? 0) / whole
    const at = 4 + k * 20
    return `<text x="196" y="${at + 12}" text-anchor="end">${escapeHtml(name.slice(0, 18))}</text><rect x="204" y="${at}" width="${(share * 400).toFixed(1)}" height="14" fill="${COLOURS[0]}"/><text x="${(210 + share * 400).toFixed(1)}" y="${at + 12}">${showValue(share, 'ratio')}</text>`
  })
  return figure(rows.join(''), 8 + categories.length * 20, '')
}

/** One cell per day, a column per week. */
function calendar({ categories, series }: ChartBlock): string {
  const values = series[0]!.values
  const most = Math.max(1, ...values.map((v) => v ?? 0))
  const first = new Date(`${categories[0]}T00:00:00Z`).getUTCDay()
  const offset = (first + 6) % 7
  const cells = categories.map((_, k) => {
    const place = k + offset
    const value = values[k] ?? 0
    const fill = value > 0 ? COLOURS[0] : '#eef1f5'
    const shade = value > 0 ? (0.25 + 0.75 * Math.sqrt(value / most)).toFixed(2) : '1'
    return `<rect x="${Math.floor(place / 7) * 13}" y="${(place % 7) * 13}" width="11" height="11" fill="${fill}" fill-opacity="${shade}"/>`
  })
  return figure(cells.join(''), 94, '')
}

function short(v: number, series: ChartSeries): string {
  if (series.unit !== 'yuan') return showValue(v, series.unit ? typeOfUnit(series.unit) : 'number')
  if (Math.abs(v) >= 1e8) return `${(v / 1e8).toFixed(1)}亿`
  return Math.abs(v) >= 1e4 ? `${(v / 1e4).toFixed(0)}万` : v.toFixed(0)
}

function legend(series: readonly ChartSeries[]): string {
  return series
    .map(
      (s, i) =>
        `<span><i style="background:${COLOURS[i % COLOURS.length]}"></i>${escapeHtml(s.name)}</span>`,
    )
    .join('')
}

function figure(marks: string, height: number, legendHtml: string): string {
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img">${marks}</svg>${legendHtml ? `<div class="legend">${legendHtml}</div>` : ''}`
}
