import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BureauRow, barsOf, tallyOf } from '../board/funnel.ts'
import { ageText, daysBetween, duration, rateText, secondsText } from '../common/durations.ts'
import { spans } from '../consent/ReportBasis.tsx'
import { causeOf } from './failures.ts'
import { step, taskRow } from './test-support/sample.ts'
import { digestOf, placed } from './timeline.ts'
import { withLive } from './useTasks.ts'

describe('durations', () => {
  it.each([
    [0, '0 毫秒', '0 ms'],
    [85.4, '85 毫秒', '85 ms'],
    [4965, '5 秒', '5 s'],
    [4900, '4.9 秒', '4.9 s'],
    [59_600, '1 分', '1 min'],
    [80_000, '1 分 20 秒', '1 min 20 s'],
    [3_600_000, '1 小时', '1 h'],
    [7_399_000, '2 小时 3 分', '2 h 3 min'],
  ])('%d ms', (ms, zh, en) => expect([duration(ms, 'zh'), duration(ms, 'en')]).toEqual([zh, en]))

  it('never says sixty of the smaller unit', () =>
    fc.assert(fc.property(fc.nat(100_000_000), (ms) => !/\b60 (s|min)\b/.test(duration(ms, 'en')))))

  it('a second that rounds to zero is not nothing', () =>
    expect([secondsText(0, 'zh'), secondsText(11, 'zh')]).toEqual(['不到 1 秒', '11 秒']))

  it.each([
    [1, '100%'],
    [0.9844, '98.4%'],
    [0, '0%'],
  ])('rate %d', (rate, text) => expect(rateText(rate)).toBe(text))

  it('days turn at midnight in China, not in Greenwich', () => {
    expect(daysBetween('2026-03-01T15:59:00Z', '2026-03-01T16:01:00Z')).toBe(1)
    expect(daysBetween('2026-03-01T16:01:00Z', '2026-03-02T15:59:00Z')).toBe(0)
    expect([0, 1, 12].map((n) => ageText(n, 'zh'))).toEqual(['今天', '昨天', '12 天前'])
  })
})

describe('the black box', () => {
  const steps = [
    step('2026-03-01T15:58:00Z', 'OPEN', 'USER'),
    step('2026-03-01T15:58:10Z', 'INVOICE_OUT', 'BUREAU', { ok: false, ms: 200, text: '超时' }),
    step('2026-03-01T15:58:11Z', 'RETRY', 'SYSTEM', { ok: false }),
    step('2026-03-01T16:05:00Z', 'INVOICE_OUT', 'BUREAU', { ms: 4800, text: '销项发票：10 条' }),
  ]

  it('is summed up: time, answers, retries, failures, last word on each data set', () =>
    expect(digestOf(steps)).toEqual({
      startedAt: '2026-03-01T15:58:00Z',
      spentMs: 420_000,
      bureauCalls: 2,
      bureauMs: 5000,
      retries: 1,
      failures: 2,
      datasets: [{ dataset: 'INVOICE_OUT', text: '销项发票：10 条', ok: true, ms: 4800 }],
    }))

  it('marks new days and long pauses, and counts the time of the answer as no pause', () => {
    const all = placed(steps, false)
    expect(all.map((s) => s.day)).toEqual(['2026-03-01', null, null, '2026-03-02'])
    expect(all.map((s) => s.pauseMs)).toEqual([null, null, null, 404_200])
  })

  it('keeps numbers and days right when only trouble is shown', () =>
    expect(placed(steps, true).map((s) => [s.n, s.day])).toEqual([
      [2, '2026-03-01'],
      [3, null],
    ]))

  it('has nothing to say about no steps', () => expect(digestOf([])).toBeNull())
})

describe('live progress', () => {
  it('never goes back, and ends with the task', () => {
    const live = { T1: { progress: 40, message: '正在采集销项发票' } }
    expect(withLive(taskRow({ progress: 55 }), live)).toMatchObject({
      progress: 55,
      doing: '正在采集销项发票',
    })
    expect(withLive(taskRow({ progress: 20 }), live).progress).toBe(40)
    expect(withLive(taskRow({ state: 'SUCCESS', progress: 100 }), live).doing).toBe('')
    expect(withLive(taskRow({ taskId: 'T2', progress: 20 }), live).progress).toBe(20)
  })
})

describe('the funnel', () => {
  const steps = [10, 8, 8, 2].map((reached, i, all) => ({
    state: `S${i}`,
    name: `第${i}步`,
    reached,
    left: i < 3 ? reached - (all[i + 1] ?? 0) : 0,
    medianSeconds: null,
  }))

  it('measures each step against the first and the one before, and names the worst', () => {
    const bars = barsOf(steps)
    expect(bars.map((b) => b.share)).toEqual([1, 0.8, 0.8, 0.2])
    expect(bars.map((b) => b.passed)).toEqual([null, 0.8, 1, 0.25])
    expect(bars.map((b) => b.worst)).toEqual([false, false, true, false])
  })

  it('divides by nobody without NaN, and blames no step', () => {
    const bars = barsOf(steps.map((s) => ({ ...s, reached: 0, left: 0 })))
    expect(bars.every((b) => b.share === 0 && b.passed === null && !b.worst)).toBe(true)
  })

  it('at most one step is the worst', () =>
    fc.assert(
      fc.property(fc.array(fc.nat(50), { minLength: 1 }), (lefts) => {
        const made = lefts.map((left, i) => ({
          state: `S${i}`,
          name: '',
          reached: 50,
          left,
          medianSeconds: null,
        }))
        expect(barsOf(made).filter((b) => b.worst).length).toBe(lefts.some((n) => n > 0) ? 1 : 0)
      }),
    ))

  it('counts bureaus by status, worst first', () => {
    const rows = ['OPEN', 'CLOSED', 'OPEN', 'UNSTABLE'].map((status) => ({ status }) as BureauRow)
    expect(tallyOf(rows)).toEqual([
      { status: 'CLOSED', n: 1 },
      { status: 'UNSTABLE', n: 1 },
      { status: 'OPEN', n: 2 },
    ])
  })

  it('names causes in both languages and keeps unknown codes', () =>
    expect([causeOf('TE-09', 'zh'), causeOf('TE-09', 'en'), causeOf('TE-77', 'zh')]).toEqual([
      '税局超时',
      'Bureau timed out',
      'TE-77',
    ]))
})

describe('what a report rests on', () => {
  it.each([
    [[], []],
    [['2025-12'], ['2025-12']],
    [
      ['2025-11', '2025-12', '2026-01', '2026-03'],
      ['2025-11 至 2026-01', '2026-03'],
    ],
  ])('says months in a row as one span: %j', (months, said) =>
    expect(spans(months, 'zh')).toEqual(said),
  )
})
