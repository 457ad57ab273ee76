import type {
  Block,
  ChartBlock,
  IndicatorValue,
  ReportDocument,
  RuleResult,
  TableBlock,
} from '@xinjian/engine/report/document'
import { chartSvg } from './html-charts.ts'
import { escapeHtml, showIndicator, showValue } from './html-values.ts'

const NUMERIC = new Set(['money', 'ratio', 'int', 'number'])
const LEVELS: Record<string, string> = { HIGH: '高', MEDIUM: '中', LOW: '低' }
const RESULTS: Record<string, string> = { HIT: '命中', MISS: '未命中', UNKNOWN: '无法判断' }

/** One block of a section as HTML; '' for a block with nothing to show. */
export function blockHtml(block: Block, report: ReportDocument): string {
  const title = block.title ? `<h3>${escapeHtml(block.title)}</h3>` : ''
  const body = bodyOf(block, report)
  return body === '' ? '' : `<div class="block">${title}${body}</div>`
}

function bodyOf(block: Block, report: ReportDocument): string {
  switch (block.kind) {
    case 'table':
      return table(block)
    case 'chart':
      return chart(block)
    case 'kpis':
      return `<div class="kpis">${pick(report.indicators, block.indicators, (v) => v.key)
        .map(
          (v) =>
            `<div class="kpi ${v.flag}"><b>${showIndicator(v)}</b><span>${escapeHtml(v.name)}</span></div>`,
        )
        .join('')}</div>`
    case 'indicators':
      return indicators(pick(report.indicators, block.indicators, (v) => v.key))
    case 'rules':
      return rules(pick(report.rules, block.rules, (r) => r.id))
    case 'facts':
      return `<dl>${block.items
        .map(
          (i) => `<div><dt>${escapeHtml(i.label)}</dt><dd>${showValue(i.value, i.type)}</dd></div>`,
        )
        .join('')}</dl>`
    case 'text':
      return block.paragraphs.map((p) => `<p>${escapeHtml(p)}</p>`).join('')
  }
}

/** A kind of chart that paper does not draw leaves no orphaned note. */
function chart(block: ChartBlock): string {
  const svg = chartSvg(block)
  return svg === '' ? '' : svg + note(block.note)
}

/** Grey means no data; beside a value it only means that no threshold is set. */
function flagOf(v: IndicatorValue): string {
  return v.flag === 'GREY' && v.value !== null ? '--' : showValue(v.flag, 'flag')
}

function pick<T>(all: readonly T[], keys: readonly string[], key: (value: T) => string): T[] {
  const known = new Map(all.map((value) => [key(value), value]))
  return keys.flatMap((k) => known.get(k) ?? [])
}

const note = (text: string | undefined): string =>
  text ? `<p class="note">${escapeHtml(text)}</p>` : ''

function grid(head: string[], rows: string[]): string {
  return `<table><thead><tr>${head.join('')}</tr></thead><tbody>${rows.map((r) => `<tr>${r}</tr>`).join('')}</tbody></table>`
}

function table({ columns, rows, note: remark }: TableBlock): string {
  if (rows.length === 0) return `<p class="note">没有这样的记录。</p>${note(remark)}`
  const side = (type: string): string => (NUMERIC.has(type) ? ' class="n"' : '')
  const head = columns.map(
    (c) => `<th${side(c.type)}>${escapeHtml(c.unit ? `${c.title}（${c.unit}）` : c.title)}</th>`,
  )
  const body = rows.map((row) =>
    columns.map((c) => `<td${side(c.type)}>${showValue(row[c.key], c.type)}</td>`).join(''),
  )
  return grid(head, body) + note(remark)
}

function indicators(values: readonly IndicatorValue[]): string {
  return grid(
    ['<th>指标</th>', '<th>窗口</th>', '<th class="n">值</th>', '<th>标志</th>', '<th>算法</th>'],
    values.map(
      (v) =>
        `<td>${escapeHtml(`${v.id} ${v.name}`)}</td><td>${escapeHtml(v.window)}</td><td class="n">${showIndicator(v)}</td><td class="${v.flag}">${flagOf(v)}</td><td class="formula">${escapeHtml(v.formula)}</td>`,
    ),
  )
}

function rules(all: readonly RuleResult[]): string {
  if (all.length === 0) return '<p>没有命中的规则。</p>'
  return grid(
    ['<th>规则</th>', '<th>结果</th>', '<th>级别</th>', '<th>说明</th>'],
    all.map(
      (r) =>
        `<td>${escapeHtml(`${r.id} ${r.name}`)}</td><td>${RESULTS[r.result]}</td><td>${LEVELS[r.level]}</td><td>${escapeHtml(r.text)}</td>`,
    ),
  )
}
