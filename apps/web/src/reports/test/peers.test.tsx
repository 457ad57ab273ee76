/** What enterprises of the like come to, beside the figures: on screen and paper, in both languages. */
import type { ReportDocument } from '@xinjian/engine/report/document'
import { taxReport } from '@xinjian/engine/tax/report'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { jointTaxes } from '../../../../../packages/engine/test-support/joint-facts.ts'
import { inEnglish } from '../english/dictionary.ts'
import { loadEnglish } from '../english/english.ts'
import { ReportPaper } from '../ReportPaper.tsx'
import { ReportScreen } from '../ReportScreen.tsx'

const HEAD = {
  reportNo: null,
  institution: '',
  fingerprint: null,
  createdAt: null,
  verifyUrl: null,
}
const screen = (document: ReportDocument, lang: 'zh' | 'en' = 'zh') =>
  renderToStaticMarkup(<ReportScreen document={document} head={HEAD} lang={lang} />)
const WORDS = '同行业（批发业，大类F51，一般纳税人）120家，中位数3.00%'

beforeAll(loadEnglish)

describe('peers of a figure', () => {
  const report = taxReport(jointTaxes())
  it('stand beside it on screen', () => {
    const shown = screen(report)
    expect(shown).toContain(WORDS)
  })
  it('and on paper', () =>
    expect(renderToStaticMarkup(<ReportPaper document={report} head={HEAD} user="王" />)).toContain(
      WORDS,
    ))
  it('are not spoken of where there are none', () => {
    const { peers: _, ...facts } = jointTaxes()
    const shown = screen(taxReport(facts))
    expect(shown).not.toContain('同行业（')
    expect(shown).toContain('暂无行业基准')
  })
  it('are said in English', () =>
    expect(screen(report, 'en')).toContain(
      'Peers (division F51, general taxpayer): 120 enterprises, median 3.00%',
    ))
  it.each([
    ['批发和零售业，门类F', 'wholesale and retail trade, section F'],
    ['批发业，中类F516，微型企业', 'group F516, micro enterprises'],
    [
      '金属及金属矿批发，小类F5164，大型企业，小规模纳税人',
      'class F5164, large enterprises, small-scale taxpayer',
    ],
  ])('%s', (level, english) => expect(inEnglish(level)).toBe(english))
  it.each([
    ['1.25倍', '1.25 times'],
    ['36天', '36 days'],
  ])('with a median of %s', (median, english) =>
    expect(inEnglish(`同行业（批发业，大类F51）36家，中位数${median}`)).toBe(
      `Peers (division F51): 36 enterprises, median ${english}`,
    ),
  )
})
