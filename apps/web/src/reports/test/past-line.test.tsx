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
const read = (block: React.ReactNode) =>
  renderToStaticMarkup(
    <ReportProvider document={document} mode="paper">
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
