import { formLines } from '@xinjian/format/returns/form-lines'
import type { Face, Piece } from './face.ts'

/** A cell of a head: text, rows down, columns across. */
type HeadCell = readonly [text: string, down: number, across: number]

/** A made-up form: what stands over its table, and the numbers and names of its lines. */
export interface MadeForm {
  form: string
  title: string
  layout: string | null
  head: readonly (readonly HeadCell[])[]
  /** Names of the columns of figures as they are to be read. */
  columns: readonly string[]
  /** Whether the number stands before the name. */
  numberFirst: boolean
  lines: readonly (readonly [code: string, label: string])[]
}

export const PAYER = { name: '示例科技（北京）有限公司', taxNo: '91110108MA01XY2Z7N' }
export const PERIOD = { from: '2024-01-01', to: '2024-01-31' }

const two = (left: string, right: string, names: readonly [string, string]): HeadCell[][] => [
  [
    ['项目', 2, 1],
    ['栏次', 2, 1],
    [left, 1, 2],
    [right, 1, 2],
  ],
  [names[0], names[1], names[0], names[1]].map((name): HeadCell => [name, 1, 1]),
]

const pairs = (left: string, right: string, names: readonly [string, string]): string[] =>
  [left, right].flatMap((over) => names.map((name) => `${over} ${name}`))

const single = (...names: string[]): HeadCell[][] => [names.map((name) => [name, 1, 1])]

const quarter = (layout: string, lines: string): MadeForm => ({
  form: 'A200000',
  title: 'A200000 中华人民共和国企业所得税月（季）度预缴纳税申报表（A类）',
  layout,
  head: single('行次', '项目', '本年累计金额'),
  columns: ['本年累计金额'],
  numberFirst: true,
  lines: [...formLines(lines)],
})

const annual = (layout: string): MadeForm => ({
  form: 'A100000',
  title: '中华人民共和国企业所得税年度纳税申报表（A类）',
  layout,
  head: single('行次', '类别', '项目', '金额'),
  columns: ['金额'],
  numberFirst: true,
  lines: [...formLines(layout)],
})

export const MADE_FORMS = {
  general: {
    form: 'VAT_GENERAL',
    title: '增值税及附加税费申报表（一般纳税人适用）',
    layout: null,
    head: two('一般项目', '即征即退项目', ['本月数', '本年累计']),
    columns: pairs('一般项目', '即征即退项目', ['本月数', '本年累计']),
    numberFirst: false,
    lines: [...formLines('GENERAL')],
  },
  small: {
    form: 'VAT_SMALL',
    title: '增值税及附加税费申报表（小规模纳税人适用）',
    layout: null,
    head: two('本期数', '本年累计', ['货物及劳务', '服务、不动产和无形资产']),
    columns: pairs('本期数', '本年累计', ['货物及劳务', '服务、不动产和无形资产']),
    numberFirst: false,
    lines: [...formLines('SMALL')],
  },
  input: {
    form: 'VAT_GENERAL_2',
    title: '增值税及附加税费申报表附列资料（二）（本期进项税额明细）',
    layout: null,
    head: single('项目', '栏次', '份数', '金额', '税额'),
    columns: ['份数', '金额', '税额'],
    numberFirst: false,
    lines: [...formLines('GENERAL_2')],
  },
  quarter2018: quarter('2018', 'A200000_2018'),
  quarter2021: quarter('2021', 'A200000'),
  annual2014: annual('2014'),
  annual2017: annual('2017'),
  annual2024: annual('2024'),
} satisfies Record<string, MadeForm>

/** Figures by number of the line and name of the column, as printed; a line or column left out is empty. */
export type Figures = Readonly<Record<string, Readonly<Record<string, string>>>>

const TOP = [
  `税款所属时间：自${PERIOD.from}至${PERIOD.to}`,
  `纳税人识别号（统一社会信用代码）：${PAYER.taxNo}`,
  `纳税人名称：${PAYER.name}`,
  '填表日期：2024年2月10日',
  '金额单位：元（列至角分）',
]

const labelsOf = (made: MadeForm, code: string, label: string): string[] => {
  const extra = made.head[0]!.some(([text]) => text === '类别') ? ['利润总额计算'] : []
  return made.numberFirst ? [code, ...extra, label] : [label, code]
}

/** As a bureau's page shows it: figures in inputs, the cells that a span covers kept as hidden ones. `filled`: with who and when. */
export function htmlForm(made: MadeForm, figures: Figures, filled = true): string {
  const head = made.head.map(
    (row) =>
      `<tr>${row
        .map(
          ([text, down, across]) =>
            `<td rowspan=${down} colspan=${across}>${text}</td>${'<td class=hidden></td>'.repeat(across - 1)}`,
        )
        .join('')}</tr>`,
  )
  const lines = made.lines.map(([code, label]) => {
    const cells = made.columns.map((column) => {
      const text = figures[code]?.[column] ?? ''
      return text === '--'
        ? '<td>--</td>'
        : `<td><input type="text" ng-model="g[0].x" value="${text}"></td>`
    })
    const labels = labelsOf(made, code, label).map((text) => `<td>&nbsp;${text}</td>`)
    return `<tr>${labels.join('')}${cells.join('')}</tr>`
  })
  const top = filled ? TOP.map((text) => `<p>${text}</p>`).join('\n') : ''
  return `<!DOCTYPE html><html><head><title>01$${made.title}</title><style>td{}</style></head><body>
<h1>${made.title}</h1>${top}<table><tbody>${head.join('\n')}${lines.join('\n')}</tbody></table>
<p>声明：此表是根据国家税收法律法规及相关规定填写的。</p></body></html>`
}

/** As rows of a worksheet: a span has its text in its first cell. */
export function bookForm(made: MadeForm, figures: Figures): (string | number | null)[][] {
  const open = new Map<number, number>()
  const head = made.head.map((row) => {
    const cells: (string | null)[] = []
    for (const [text, down, across] of row) {
      while ((open.get(cells.length) ?? 0) > 0) {
        open.set(cells.length, open.get(cells.length)! - 1)
        cells.push(null)
      }
      if (down > 1) open.set(cells.length, down - 1)
      cells.push(text, ...Array<null>(across - 1).fill(null))
    }
    return cells
  })
  const lines = made.lines.map(([code, label]) => [
    ...labelsOf(made, code, label),
    ...made.columns.map((column) => figures[code]?.[column] ?? null),
  ])
  return [[made.title], ...TOP.map((text) => [text]), ...head, ...lines]
}

/** As printed: names flush left, figures flush right, headings in the middle of what they head; `perPage` lines on a page. */
export function facesForm(made: MadeForm, figures: Figures, perPage = 60): Face[] {
  const size = 9
  const right = (i: number): number => 330 + i * 90
  const flush = (text: string, x1: number, y: number): Piece => ({
    text,
    x: x1 - text.length * size * 0.5,
    y,
    size,
  })
  const pages = Array.from({ length: Math.ceil(made.lines.length / perPage) }, (_, n) =>
    made.lines.slice(n * perPage, (n + 1) * perPage),
  )
  return pages.map((lines, n) => {
    const pieces: Piece[] = []
    let y = 30
    const line = (...found: Piece[]): void => {
      pieces.push(...found)
      y += 16
    }
    if (n === 0) {
      line({ text: made.title, x: 180, y, size: 14 })
      for (const text of TOP) line({ text, x: 30, y, size })
      line(
        { text: '项目', x: 100, y, size },
        { text: '栏次', x: 240, y, size },
        ...made.columns.map((name, i) => flush(name.split(' ').at(-1)!, right(i), y)),
      )
    }
    for (const [code, label] of lines)
      line(
        { text: label, x: 30, y, size },
        { text: code, x: 245, y, size },
        ...made.columns.flatMap((column, i) => {
          const text = figures[code]?.[column] ?? ''
          return text === '' ? [] : [flush(text, right(i), y)]
        }),
      )
    return { width: 760, height: y + 40, pieces }
  })
}
