/** Returns as the national forms hold them: one record for each column of figures, its keys are the lines. */
import { lineName } from '@xinjian/format/returns/form-lines'
import { decimal } from '../amounts.ts'
import { finishReturn } from '../finish.ts'
import { linesKey } from '../forms.ts'
import type { ReturnItem, TaxReturn } from '../model.ts'
import { around, headOf } from './head.ts'
import { isRecords, type JsonRecord, opened, pick, plainKey, textOf } from './value.ts'

interface KeyedForm {
  form: string
  layout: string | null
  /** Line by key. */
  lines: ReadonlyMap<string, string>
  /** Names of the columns, in their order; their number is `ewblxh`. */
  columns: readonly string[]
}

const byKey = (keys: string): ReadonlyMap<string, string> =>
  new Map(
    keys
      .split(' ')
      .flatMap((key, i) => (key === '-' ? [] : [[plainKey(key), String(i + 1)] as const])),
  )

const KEYED: readonly KeyedForm[] = [
  {
    form: 'VAT_GENERAL',
    layout: null,
    lines: byKey(
      'asysljsxse yshwxse yslwxse syslNsjctzxse ajybfjsxse jybfNsjctzxse mdtbfckxse msxse mshwxse mslwxse xxse jxse sqldse jxsezc mdtytse ' +
        'syslNsjcybjse ydksehj sjdkse ynse qmldse jybfYnse jybfNsjcybjse ynsejze ynsehj qcwjse ssckkjzyjkstse bqyjse fcyjse ckkjzyjksyjse ' +
        'bqjnsqynse bqjnqjse qmwjse qmwjseQjse bqybtse jzjtsjtse qcwjcbse bqrkcbse qmwjcbse bqybtsecjs bqybtsejyfj bqybtsedfjyfj',
    ),
    columns: [
      '一般项目 本月数',
      '一般项目 本年累计',
      '即征即退项目 本月数',
      '即征即退项目 本年累计',
    ],
  },
  {
    form: 'VAT_SMALL',
    layout: null,
    lines: byKey(
      'yzzzsbhsxse swjgdkdzzszyfpbhsxse skqjkjdptfpbhsxse xsczbdcbhsxse swjgdkdzzszyfpbhsxse1 skqjkjdptfpbhsxse2 xssygdysgdzcbhsxse ' +
        'skqjkjdptfpbhsxse1 msxse xwqymsxse wdqzdxse qtmsxse ckmsxse skqjkjdptfpxse1 bqynse bqynsejze bqmse xwqymse wdqzdmse ynsehj bqyjse1 ' +
        'bqybtse bqybtsecjs bqybtsejyfj bqybtsedfjyfj',
    ),
    columns: [
      '本期数 货物及劳务',
      '本期数 服务、不动产和无形资产',
      '本年累计 货物及劳务',
      '本年累计 服务、不动产和无形资产',
    ],
  },
  {
    form: 'A200000',
    layout: '2018',
    lines: byKey(
      'yysrLj yycbLj lrzeLj tdywjsdynssdeLj bzssrLj mssrLj gdzcjszjkctjeLj mbyqndksLj sjlreLj slLj ynsdseLj jmsdseLj sjyyjsdseLj ' +
        'tdywyjzsdseLj ybtsdseLj zjgybtsdseBq zjgyftsdseBq czjzfpsdseBq zjgdlscjybmyftsdseBq fpbl fzjgfpsdseBq',
    ),
    columns: ['本年累计金额'],
  },
]

/** So many keys of a form are no accident. */
const ENOUGH_KEYS = 5
const CONFIDENCE = 0.96

/** The return whose columns this record holds, as a list or as itself; null when it holds none. */
export function returnOfColumns(
  record: JsonRecord,
  path: string,
  above: readonly JsonRecord[],
): TaxReturn | null {
  for (const [key, value] of Object.entries(record)) {
    const list = opened(value)
    if (!isRecords(list)) continue
    const keyed = keyedForm(list[0]!)
    if (keyed && keyed.columns.length > 1)
      return readColumns(keyed, list, `${path}.${key}`, [record, ...above])
  }
  const keyed = keyedForm(record)
  return keyed?.columns.length === 1 ? readColumns(keyed, [record], path, above) : null
}

function keyedForm(record: JsonRecord): KeyedForm | null {
  const keys = Object.keys(record).map(plainKey)
  const best = KEYED.map((keyed) => ({
    keyed,
    hits: keys.filter((key) => keyed.lines.has(key)).length,
  }))
    .filter(({ hits }) => hits >= ENOUGH_KEYS)
    .sort((a, b) => b.hits - a.hits)[0]
  return best?.keyed ?? null
}

function readColumns(
  keyed: KeyedForm,
  list: readonly JsonRecord[],
  path: string,
  above: readonly JsonRecord[],
): TaxReturn {
  const { form, layout, lines } = keyed
  const items = new Map<string, ReturnItem>()
  for (const [i, record] of list.entries()) {
    const number = Number(pick(record, 'EWBLXH') ?? i + 1)
    const column = keyed.columns[number - 1]
    if (column === undefined) continue
    for (const [key, value] of Object.entries(record)) {
      const code = lines.get(plainKey(key))
      const text = textOf(value)
      if (!code || text === null) continue
      const item = items.get(code) ?? {
        label: lineName(linesKey(form, layout), code),
        code,
        row: code,
        column: null,
        values: {},
        places: { '': path },
        source: 'TABLE' as const,
        confidence: CONFIDENCE,
      }
      item.values[column] = decimal(text)
      item.places[column] = list.length > 1 ? `${path}[${i}].${key}` : `${path}.${key}`
      items.set(code, item)
    }
  }
  const sorted = [...items.values()].sort((a, b) => Number(a.code) - Number(b.code))
  const head = headOf(around(list[0]!, above))
  return finishReturn({ form, title: '', head, items: sorted, ...(layout !== null && { layout }) })
}
