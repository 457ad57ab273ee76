/** Everything that the engine says, in English: whatever a message is told, and whichever stretch of time it is said of. */
import { readerOf } from '@xinjian/format/say/read'
import { parseTemplate } from '@xinjian/format/say/template'
import { pairsOf, words } from '@xinjian/format/say/words'
import { describe, expect, it } from 'vitest'
import { asLived } from './kit/calendar/lived.ts'
import { redSentence } from './kit/verdict/red-sentence.ts'
import type { IndicatorValue } from './report/document.ts'
import { shortWindow, shortYear } from './report/view/short-window.ts'
import type { WindowLabel } from './report/window/label.ts'
import { ENGINE_WORDS } from './words.ts'

const CHINESE = /[\u3400-\u9fff]/
/** A name that only this test knows, so that no other message can be taken for it. */
const OURS = words({
  figure: ['试验指标', 'Figure under test'],
  other: ['试验事项', 'Matter'],
  sentence: ['试验一句。', 'A sentence.'],
})
const read = readerOf([...pairsOf(OURS), ...ENGINE_WORDS])
const say = (zh: string): string | null => (CHINESE.test(zh) ? read(zh, say) : zh)
const unquoted = (text: string): string => text.replace(/“[^”]*”/g, '')

/** Each kind of argument at its ends. */
const EXTREMES: Readonly<Record<string, readonly unknown[]>> = {
  yuan: [0, -0.004, 1, -1_234_567.89, 9e11],
  amount: [0, -0.004, 1, -1_234_567.89, 9e11],
  wan: [0, 1, -1_234_567.89, 9e11],
  drawn: [0, 1, 9_999.5, 1_234_567, 9e11],
  wanCents: [0, 1, -1_234_567.89, 9e11],
  many: [0, 1, 999.6, 1_000_000],
  percent: [0, -0.00001, 1, -12.345, 1e6],
  share: [0, 1, 9.99999, 10, 1e6],
  count: [0, 1, 2, 1_000_000],
  number: [0, 1, 1.5, 1_000_000],
  year: [1999, 2025],
  period: ['2025-03', '2025年', '2025-01至2025-03'],
  periods: [['2025-03'], ['2025年(2025-01至2025-12)', '2025年第1季度']],
  code: ['2026-02', 'R-001'],
  text: ['甲公司', 'A (b)'],
  words: [OURS.figure],
  list: [[OURS.figure], [OURS.figure, OURS.other]],
  left: ['甲业'],
  clauses: [[OURS.figure], [OURS.figure, OURS.other]],
  sentences: [[OURS.sentence], [OURS.sentence, OURS.sentence]],
  span: ['近12个月', '成立至2026-02的7个月'],
}

const rendered = ENGINE_WORDS.flatMap(([zh]) => {
  const { slots } = parseTemplate(zh)
  if (slots.length === 0) return []
  const kinds = new Map(slots.flatMap(({ name, kind }) => (kind ? [[name, kind] as const] : [])))
  return [0, 1, 2, 3, 4].map((turn) => {
    const table = words({ it: [zh, zh.replace(/:\w+/g, '')] } as never) as unknown as {
      it(args: Record<string, unknown>): string
    }
    const args = [...kinds].map(([name, kind]) => {
      const values = EXTREMES[kind]!
      return [name, values[turn % values.length]] as const
    })
    return [zh, table.it(Object.fromEntries(args))] as const
  })
})

describe('every message', () => {
  it('is said in English, whatever it is told', () => {
    const left = rendered.filter(([, zh]) => {
      const english = say(zh)
      return english === null || CHINESE.test(unquoted(english)) || /undefined|NaN/.test(english)
    })
    expect(left).toEqual([])
  })
})

const red = (window: string, more: Partial<IndicatorValue> = {}) =>
  ({
    ...{ id: 'X', key: 'X', name: OURS.figure, value: 0.123, unit: 'ratio', window, flag: 'RED' },
    ...{ thresholds: { red: '>10%' }, formula: '', inputs: [], evidence: [], version: '1' },
    ...more,
  }) as IndicatorValue

// Both sides written by hand.
const SPANS: readonly (readonly [window: WindowLabel | 'L3/P3', zh: string, en: string])[] = [
  ['L1', '最近1个月', 'last month'],
  ['L3', '近3个月', 'last 3 months'],
  ['L3/P3', '近3个月', 'last 3 months'],
  ['L36', '近36个月', 'last 36 months'],
  ['P3', '此前3个月', '3 months before'],
  ['P12', '上一个12个月', '12 months before'],
  ['S6', '上年同期6个月', 'same 6 months of the year before'],
  ['B9', '近3个月之前的9个月', '9 months before the last 3 months'],
  ['Y', '最近完整年度', 'last full year'],
  ['Y-1', '上一完整年度', 'full year before'],
  ['Y-2', '前两个完整年度', 'full year two years before'],
  ['YTD', '本年累计', 'year to date'],
  ['YTD-1', '上年同期累计', 'same months of last year to date'],
  ['LATEST', '最近一期报送报表', 'latest filed statement'],
  ['FY', '最近年度报送报表', 'latest filed annual statement'],
  ['FY-1', '上一年度报表', 'annual statement before'],
  ['FY-2', '前两年度报表', 'annual statement two years before'],
]

describe('a figure past its line', () => {
  it.each(SPANS)('of %s', (window, zh, en) => {
    const said = redSentence(red(window))
    expect(said).toBe(`${zh}试验指标为12.30%，达到预警线(>10%)。`)
    expect(say(said)).toBe(`Figure under test in the ${en}: 12.30%, past the alert line (>10%).`)
  })
  it.each<[window: string, detail: string, zh: string, en: string]>([
    ['L12', shortWindow(7), '成立以来7个月', '7 months since the founding'],
    ['L12', shortWindow(1), '成立以来1个月', '1 month since the founding'],
    [
      'L12',
      `${shortWindow(7)}；所属期至2026-01`,
      '成立至2026-01的7个月',
      '7 months from the founding to 2026-01',
    ],
    ['Y', shortWindow(7), '成立当年', 'year of the founding'],
    ['P12', shortWindow(7), '上一个12个月中的7个月', 'last 7 of the 12 months before'],
    [
      'FY',
      shortYear('2025-04'),
      '最近年度报送报表（自2025-04成立起）',
      'latest filed annual statement (from the founding in 2025-04)',
    ],
  ])('of %s that began before the firm did: %s', (window, detail, zh, en) => {
    const said = redSentence(red(window, { detail }))
    expect(said).toBe(`${zh}试验指标为12.30%，达到预警线(>10%)。`)
    expect(say(said)).toBe(`Figure under test in the ${en}: 12.30%, past the alert line (>10%).`)
  })
  it.each<[Partial<IndicatorValue>, zh: string, en: string]>([
    [
      { window: 'asOf', value: 2_240_000, unit: 'yuan', thresholds: { red: '>30万元' } },
      '截至数据截止日，试验指标为2,240,000.00元，达到预警线(>30万元)。',
      'Figure under test at the cut-off: 2,240,000.00 yuan, past the alert line (>300,000 yuan).',
    ],
    [
      { value: 1234.5, thresholds: { red: '<5% 或 >10%' } },
      '近12个月试验指标为1,234.50倍，达到预警线(>10%)。',
      'Figure under test in the last 12 months: 1,234.50 times, past the alert line (>10%).',
    ],
    [
      { value: 1, unit: 'count', thresholds: { red: '<3张 或 >9张' } },
      '近12个月试验指标为1张，达到预警线(<3张 或 >9张)。',
      'Figure under test in the last 12 months: 1 invoice, past the alert line (<3 invoices or >9 invoices).',
    ],
    [
      { value: 'D', unit: 'index' },
      '近12个月试验指标，达到预警线(>10%)。',
      'Figure under test in the last 12 months is past the alert line (>10%).',
    ],
    [
      { value: false, unit: 'bool' },
      '近12个月试验指标：否。',
      'Figure under test in the last 12 months: no.',
    ],
  ])('%j', (more, zh, en) => {
    const said = redSentence(red('L12', more))
    expect(said).toBe(zh)
    expect(say(said)).toBe(en)
  })
  it('is a rate where it is called a growth', () => {
    const said = redSentence(red('L12', { name: '申报销售增长', value: -0.5326 }))
    expect(said).toBe('近12个月申报销售增长率为-53.26%，达到预警线(>10%)。')
    expect(say(said)).toBe(
      'Growth of declared sales in the last 12 months: -53.26%, past the alert line (>10%).',
    )
  })
})

it('a sentence that is said of less than its window is the same message', () => {
  const table = words({ net: ['{when:span}净额{sum:wan}。', 'Net of {sum} in the {when}.'] })
  const reader = readerOf([...pairsOf(table), ...ENGINE_WORDS])
  const english = (zh: string): string | null => (CHINESE.test(zh) ? reader(zh, english) : zh)
  const text = table.net({ when: '近12个月', sum: 50_000 })
  expect(english(text)).toBe('Net of 50,000 yuan in the last 12 months.')
  const lived = asLived(text, { detail: shortWindow(7) })
  expect(lived).toBe('成立以来7个月净额5万元。')
  expect(english(lived)).toBe('Net of 50,000 yuan in the 7 months since the founding.')
})
