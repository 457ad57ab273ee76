/** A value past its line without a colour: the reason stands beside it, where it is read and not only where it is pointed at. */
import type { IndicatorValue, ReportDocument } from '@xinjian/engine/report/document'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Indicators } from '../blocks/Indicators.tsx'
import { Kpis } from '../blocks/Kpis.tsx'
import { ReportProvider } from '../context.tsx'
import { sampleReport } from '../test-support/sample.ts'

const ASIDE = '季节性：上年同期环比-79.00%'
const [some] = sampleReport.indicators.filter(({ unit }) => unit === 'ratio')
const fallen: IndicatorValue = {
  ...some!,
  id: 'I-010',
  key: 'I-010.L3',
  name: '开票环比增长率',
  value: -0.7553,
  flag: 'GREY',
  thresholds: { yellow: '<-30%', red: '<-50%' },
  detail: ASIDE,
  aside: ASIDE,
}
const document: ReportDocument = { ...sampleReport, indicators: [fallen] }

/** What is read: words between the tags. */
const read = (block: React.ReactNode, of = document) =>
  renderToStaticMarkup(
    <ReportProvider document={of} mode="paper">
      {block}
    </ReportProvider>,
  ).replaceAll(/<[^>]*>/g, ' ')

describe('the reason', () => {
  it('stands on the card of the figure', () =>
    expect(read(<Kpis block={{ kind: 'kpis', id: 'k', indicators: ['I-010.L3'] }} />)).toContain(
      ASIDE,
    ))

  it('stands in the row of the annex', () =>
    expect(
      read(
        <Indicators
          block={{ kind: 'indicators', id: 'i', title: '指标', indicators: ['I-010.L3'] }}
        />,
      ),
    ).toContain(ASIDE))
})

describe('a window that began before the firm did', () => {
  const { aside: _, ...plain } = fallen
  const value = (key: string, window: string, detail: string): IndicatorValue => ({
    ...{ ...plain, id: key.slice(0, 5), key, window, flag: 'GREEN', detail },
  })
  const of = (...indicators: IndicatorValue[]): ReportDocument => ({ ...document, indicators })
  const annex = (...indicators: IndicatorValue[]) =>
    read(
      <Indicators
        block={{
          kind: 'indicators',
          id: 'i',
          title: '指标',
          indicators: indicators.map((i) => i.key),
        }}
      />,
      of(...indicators),
    )
  const times = (text: string, words: string) => text.split(words).length - 1

  it('says so at the head of its column, once', () => {
    const text = annex(
      value('T-001.P12', 'P12', '该期间仅含成立后的4个月'),
      value('T-004.P12', 'P12', '该期间仅含成立后的4个月；覆盖4/4'),
      value('T-004.L12', 'L12', ''),
    )
    expect(times(text, '该期间仅含成立后的4个月')).toBe(1)
    expect(text).toMatch(/前12个月\s+该期间仅含成立后的4个月/)
  })

  it('says so at each value where a phone shows no heads', () => {
    const of = value('T-001.P12', 'P12', '该期间仅含成立后的4个月')
    const html = renderToStaticMarkup(
      <ReportProvider document={{ ...document, indicators: [of] }} mode="screen">
        <Indicators block={{ kind: 'indicators', id: 'i', title: '指标', indicators: [of.key] }} />
      </ReportProvider>,
    )
    expect(html).toContain('data-window="前12个月 · 该期间仅含成立后的4个月"')
  })

  it('says so beside its value where the column holds others', () => {
    const text = annex(
      value('T-001.Y', 'Y', '该期间仅含成立后的6个月'),
      value('T-004.YTD', 'YTD', ''),
    )
    expect(text).toMatch(/最近完整年度\s+该期间仅含成立后的6个月/)
    const two = annex(
      value('T-001.L12', 'L12', '该期间仅含成立后的6个月；所属期至2026-09'),
      value('T-004.L12', 'L12', '该期间仅含成立后的7个月'),
    )
    expect([times(two, '成立后的6个月'), times(two, '成立后的7个月')]).toEqual([1, 1])
  })

  it('says so on its card', () => {
    const card = value('T-001.Y', 'Y', '所属期至2025-12；该期间仅含成立后的6个月')
    const kpis = <Kpis block={{ kind: 'kpis', id: 'k', indicators: ['T-001.Y'] }} />
    expect(read(kpis, of(card))).toMatch(/最近完整年度\s+该期间仅含成立后的6个月/)
  })
})
