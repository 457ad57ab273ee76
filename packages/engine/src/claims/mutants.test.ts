/** What is written on page one, and what the registry says of it, is changed in every way that misleads: each change is noticed. */
import { describe, expect, it } from 'vitest'
import { firmReports } from '../../test-support/firm-reports.ts'
import { FIRM_MONTH, NAMED_FIRMS, wildFirm } from '../../test-support/random-firms.ts'
import { jointSources } from '../joint/sources.ts'
import type { Claim, ReportDocument } from '../report/document.ts'
import { unfounded } from './unfounded.ts'

const WILD = 40
const documents = [
  ...Object.values(NAMED_FIRMS).map((facts) => facts()),
  ...Array.from({ length: WILD }, (_, seed) => wildFirm(seed)),
].flatMap((facts) => Object.values(firmReports(jointSources(facts, FIRM_MONTH).facts, FIRM_MONTH)))

type Change = (claim: Claim) => Claim | null
const inText =
  (from: RegExp, to: (found: string) => string): Change =>
  (claim) =>
    from.test(claim.text) ? { ...claim, text: claim.text.replace(from, to) } : null
const inId =
  (from: RegExp, to: string): Change =>
  (claim) =>
    from.test(claim.id) ? { ...claim, id: claim.id.replace(from, to) } : null
/** A number that is no span, no day and no line. */
const NUMBER =
  /(?<![\d.,\-近来为0-9]|成立以来|高于|超过|[<>≥=])(?:(?<=为|率|长|比|额|出|中|数|的))?-?\d[\d,]*(?:\.\d+)?(?=%|万元|元|倍)/

const CHANGES: Readonly<Record<string, Change>> = {
  'sign: praise for blame': inId(/^praise:/, 'figure:'),
  'sign: blame for praise': inId(/^figure:/, 'praise:'),
  'sign: a rule that was not hit': inId(/^rule:R-(\d)/, 'rule:X-$1'),
  'sign: known for unknown': inId(/^(?:praise|figure):/, 'open:'),
  'sign: unknown for known': inId(/^open:(?=[FIT]-)/, 'praise:'),
  'sign: the word': inText(
    /(?<!比)增长(?!率)|净流出|不高于/,
    (word) => ({ 增长: '下降', 净流出: '净流入', 不高于: '高于' })[word]!,
  ),
  'window: months of the sentence': inText(/近\d+个月/, (span) =>
    span.replace(/\d+/, (n) => String(Number(n) * 2)),
  ),
  'window: months since the founding': inText(/成立(?:以来|至[\d-]+的)\d+个月/, (span) =>
    span.replace(/\d+(?=个月)/, (n) => String(Number(n) + 1)),
  ),
  'window: its end': inText(/成立至\d{4}-\d{2}/, (span) => span.replace(/\d{4}/, '2019')),
  'window: of quarters for one to the last month': inText(/成立至\d{4}-\d{2}的/, () => '成立以来'),
  'window: last year for the last statement': inText(/最近一期(?=(?:报送)?报表)/, () => '最近年度'),
  'window: the last statement for last year': inText(
    /最近年度(?:报送报表)?/,
    () => '最近一期报送报表',
  ),
  'window: of the key': (claim) =>
    claim.id.endsWith('.LATEST') || claim.id.endsWith('.FY')
      ? { ...claim, id: claim.id.replace(/\w+$/, (w) => (w === 'FY' ? 'LATEST' : 'FY')) }
      : inId(/^((?:praise|figure):.+)\.L(\d+)$/, '$1.L9$2')(claim),
  'figure: of the claim': (claim) =>
    typeof claim.args.value === 'number'
      ? { ...claim, args: { ...claim.args, value: claim.args.value + 1 } }
      : null,
  'figure: in the sentence': inText(NUMBER, (number) => number.replace(/\d/, (d) => `${+d + 1}`)),
  'figure: of the line': inText(/达到预警线\(.*\d/, (line) => `${line}9`),
  'figure: another key': inId(/^(praise|figure):([A-Z])-\d+/, '$1:$2-999'),
}

const seen = documents.flatMap((document) =>
  (document.findings.claims ?? []).map((claim) => ({ document, claim })),
)
const alone = (document: ReportDocument, claim: Claim): ReportDocument => ({
  ...document,
  findings: { ...document.findings, claims: [claim] },
})

describe('a sentence of page one', () => {
  it('follows from the figure or the rule that it names', () => {
    const wrong = documents.flatMap((document) =>
      unfounded(document).map(
        ({ claim, why }) => `${document.kind} ${why} ${claim.id} ${claim.text}`,
      ),
    )
    expect([...new Set(wrong)]).toEqual([])
  })
  it.each(Object.entries(CHANGES))('changed, is noticed: %s', (_, change) => {
    const mutants = seen.flatMap(({ document, claim }) => {
      const changed = change(claim)
      return changed ? [{ document, changed }] : []
    })
    expect(mutants.length).toBeGreaterThan(0)
    const lived = mutants.filter(
      ({ document, changed }) => unfounded(alone(document, changed)).length === 0,
    )
    expect([
      ...new Set(lived.map(({ changed }) => `${changed.id} ${changed.text} ${changed.args.value}`)),
    ]).toEqual([])
  })
})
