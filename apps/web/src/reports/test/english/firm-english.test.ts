/** The verdict of an enterprise in English, over the reports of named firms and of firms that no plan would make. */
import { mattersOf } from '@xinjian/engine/firm/matters'
import { firmVerdict } from '@xinjian/engine/firm/verdict'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import { expect, it } from 'vitest'
import { firmReports } from '../../../../../../packages/engine/test-support/firm-reports.ts'
import {
  FIRM_MONTH,
  NAMED_FIRMS,
  wildFirm,
} from '../../../../../../packages/engine/test-support/random-firms.ts'
import { inEnglish } from '../../english/dictionary.ts'
import { hasChinese } from '../../format/chinese.ts'

/** Sentences of one firm, of all its reports together and of each kind alone. */
function sentencesOf(facts: Parameters<typeof firmReports>[0]): string[] {
  const reports = Object.entries(firmReports(facts, FIRM_MONTH)).map(([kind, document]) => ({
    reportNo: kind,
    kind: kind as ReportKind,
    asOf: '2026-10-31',
    level: document.verdict.decision?.level ?? null,
    matters: mattersOf(document),
  }))
  return [reports, ...reports.map((report) => [report])].flatMap((some) => {
    const { text, matters, contradictions } = firmVerdict(some, '2026-11-23')
    return [text, ...matters.map((matter) => matter.text), ...contradictions]
  })
}

it('leaves no Chinese, whatever the firm', () => {
  const firms = [
    ...Object.values(NAMED_FIRMS).map((facts) => facts()),
    ...Array.from({ length: 30 }, (_, seed) => wildFirm(seed)),
  ]
  // A state that no bureau has (wild-tax.ts) is said as it was written.
  const said = [...new Set(firms.flatMap(sentencesOf))].filter((text) => !text.includes('奇怪'))
  expect(said.length).toBeGreaterThan(50)
  expect(said.filter((text) => hasChinese(inEnglish(text)))).toEqual([])
})
