/** Rules and gates: what refuses, what is for a person, and what is said of what only may be. */
import { describe, expect, it } from 'vitest'
import {
  FAILED,
  NAME,
  publicFacts,
  suspected,
  UNTOLD,
  withRecords,
  withState,
} from '../../../test-support/public/facts.ts'
import { quietPublic } from '../../../test-support/public/lively.ts'
import { JUSTICE_ENGINE } from '../../justice/engine.ts'
import { JUSTICE_BASE_ENGINE } from '../../justice-base/engine.ts'
import { JUSTICE_ENT_ENGINE } from '../../justice-ent/engine.ts'
import type { PublicFacts } from '../facts.ts'
import { COURT_CORE } from '../verdict/court.ts'

const THROUGH = 2026 * 12 + 9
const make = (facts: PublicFacts) => JUSTICE_ENT_ENGINE.make(facts, THROUGH)
const verdict = (facts: PublicFacts) => {
  const { level, reasons } = make(facts).verdict.decision!
  return [level, ...reasons.map(({ id, level: of }) => `${id} ${of}`)]
}
const rule = (facts: PublicFacts, id: string) => make(facts).rules.find((r) => r.id === id)!

type Given = Parameters<typeof withRecords>[0]
const DISHONEST = { caseNo: '(2026)粤0304执1号', publishedOn: '2026-01-01' }
const ROWS: [what: string, given: Given, level: string, ...reasons: string[]][] = [
  ['nothing', {}, 'CLEAR'],
  ['a dishonest debtor', { DISHONEST: [DISHONEST] }, 'REJECT', 'G-RED-LINE REJECT'],
  [
    'a dishonest debtor, all under objection',
    { DISHONEST: [{ ...DISHONEST, disputed: true }] },
    'REJECT',
    'G-RED-LINE REJECT',
  ],
  ['a dishonest debtor of the past', { DISHONEST: [{ publishedOn: '2020-01-01' }] }, 'CLEAR'],
  [
    'an enforcement',
    { ENFORCEMENT: [{ filedOn: '2026-01-01', amount: 1_00 }] },
    'REVIEW',
    'G-RULES REVIEW',
  ],
  [
    'a restriction order',
    { CONSUMPTION_LIMIT: [{ filedOn: '2026-01-01' }] },
    'REVIEW',
    'G-LIMITED REVIEW',
  ],
  [
    'an enforcement ended for want of assets',
    { TERMINATED_ENFORCEMENT: [{ endedOn: '2026-01-01' }] },
    'REVIEW',
    'G-ENDED REVIEW',
  ],
  ['a freeze', { EQUITY_FREEZE: [{ frozenFrom: '2026-01-01' }] }, 'REVIEW', 'G-FROZEN REVIEW'],
  [
    'a freeze that ended',
    { EQUITY_FREEZE: [{ frozenFrom: '2024-01-01', frozenTo: '2025-01-01' }] },
    'CLEAR',
  ],
  [
    'a seizure',
    { ASSET_SEIZURE: [{ seizedFrom: '2026-01-01', seizedTo: '2027-01-01' }] },
    'REVIEW',
    'G-SEIZED REVIEW',
  ],
  [
    'a bankruptcy against it',
    { BANKRUPTCY: [{ publishedOn: '2026-01-01', respondent: NAME, caseNo: '(2026)粤03破1号' }] },
    'REJECT',
    'G-BANKRUPTCY REJECT',
  ],
  [
    'a bankruptcy of which the respondent is not stated',
    { BANKRUPTCY: [{ publishedOn: '2026-01-01' }] },
    'REVIEW',
    'G-BANKRUPTCY REVIEW',
  ],
  [
    'a bankruptcy that it filed itself against another',
    { BANKRUPTCY: [{ publishedOn: '2026-01-01', applicant: NAME, respondent: '宏达有限公司' }] },
    'CLEAR',
  ],
  ['an undated dishonest debtor', { DISHONEST: [{}] }, 'REVIEW', 'G-OPEN REVIEW'],
  [
    'a list of abnormal operations',
    { ABNORMAL_LIST: [{ putOn: '2026-01-01' }] },
    'REVIEW',
    'G-ABNORMAL REVIEW',
  ],
  [
    'a list of serious violations',
    { SERIOUS_VIOLATION: [{ putOn: '2026-01-01' }] },
    'REVIEW',
    'G-SERIOUS REVIEW',
  ],
  ['cancelled', { BUSINESS_REGISTRATION: [{ status: '注销' }] }, 'REJECT', 'G-DISSOLVED REJECT'],
  [
    'revoked, not cancelled',
    { BUSINESS_REGISTRATION: [{ status: '吊销，未注销' }] },
    'REJECT',
    'G-DISSOLVED REJECT',
  ],
  [
    'revoked by its day',
    { BUSINESS_REGISTRATION: [{ status: '存续', revokedOn: '2026-01-01' }] },
    'REJECT',
    'G-DISSOLVED REJECT',
  ],
  [
    'to be cancelled later',
    { BUSINESS_REGISTRATION: [{ status: '存续', cancelledOn: '2027-01-01' }] },
    'CLEAR',
  ],
  [
    'in liquidation',
    { BUSINESS_REGISTRATION: [{ status: '清算' }] },
    'REVIEW',
    'G-DISSOLVED REVIEW',
  ],
  ['revoked', { BUSINESS_REGISTRATION: [{ status: '吊销' }] }, 'REJECT', 'G-DISSOLVED REJECT'],
  ['in business', { BUSINESS_REGISTRATION: [{ status: '存续（在营、开业、在册）' }] }, 'CLEAR'],
  [
    'a change of representative within 180 days',
    { REGISTRATION_CHANGE: [{ changedOn: '2026-05-24', item: '法定代表人变更' }] },
    'REVIEW',
    'G-RULES REVIEW',
  ],
  [
    'a change of representative 181 days ago',
    { REGISTRATION_CHANGE: [{ changedOn: '2026-05-23', item: '法定代表人变更' }] },
    'CLEAR',
  ],
  [
    'arrears that the bureau published',
    { TAX_NOTICE: [{ noticeType: '欠税公告', publishedOn: '2025-11-01', amount: 1_00 }] },
    'REVIEW',
    'G-NOTICE-ARREARS REVIEW',
  ],
  [
    'arrears published longer ago',
    { TAX_NOTICE: [{ noticeType: '欠税公告', publishedOn: '2025-10-31', amount: 1_00 }] },
    'CLEAR',
  ],
  [
    'an irregular taxpayer',
    { TAX_NOTICE: [{ noticeType: '非正常户', publishedOn: '2026-01-01' }] },
    'REVIEW',
    'G-NOTICE-IRREGULAR REVIEW',
  ],
]

it('arrears that were published on one day are told together; without one of the amounts there is no sum', () => {
  const notice = (taxKind: string, publishedOn: string, amount?: number) => ({
    ...{ noticeType: '欠税公告', taxKind, publishedOn },
    ...(amount === undefined ? {} : { amount }),
  })
  const said = (...notices: ReturnType<typeof notice>[]) =>
    make(withRecords({ TAX_NOTICE: notices })).verdict.decision!.reasons.find(
      ({ id }) => id === 'G-NOTICE-ARREARS',
    )?.text
  const day = '2026-10-01'
  const three = [notice('增值税', day, 100_00), notice('城建税', day, 7_00)]
  expect(said(...three, notice('增值税', '2026-07-01', 90_00))).toBe(
    '税务机关于2026-10-01公告企业欠税2笔、合计107.00元，是否已缴清本报告不能得知。',
  )
  expect(said(...three, notice('教育费附加', day))).toBe(
    '税务机关于2026-10-01公告企业欠税，是否已缴清本报告不能得知。',
  )
})

describe('the verdict of the registry and the courts', () => {
  const linked = { sameAddress: 0, samePhone: 0, legalRepFirms: 0 }
  it.each(ROWS)('of %s', (_, given, ...expected) => {
    expect(verdict(withRecords(given, linked))).toEqual(expected)
  })

  it('never admits, and says what it does not know', () => {
    for (const engine of [JUSTICE_ENT_ENGINE, JUSTICE_BASE_ENGINE, JUSTICE_ENGINE]) {
      const { decision, score, limit, risk } = engine.make(quietPublic(), THROUGH).verdict
      expect([decision!.level, score, limit, risk]).toEqual([
        'CLEAR',
        undefined,
        undefined,
        undefined,
      ])
      expect(decision!.text).toContain('不作准入结论')
    }
  })

  it('of a part of which nothing was told is none, of a part of it is for a person', () => {
    const facts = publicFacts(linked)
    expect(verdict(withState(facts, UNTOLD, 'DISHONEST'))).toEqual([
      'REVIEW',
      'G-COURT-TOLD REVIEW',
    ])
    expect(verdict(withState(facts, FAILED, ...COURT_CORE))).toEqual([
      'UNRATABLE',
      'G-COURT-TOLD UNRATABLE',
    ])
  })

  it('is told by each kind of its own part alone', () => {
    const facts = withRecords({ DISHONEST: [DISHONEST], ABNORMAL_LIST: [{ putOn: '2026-01-01' }] })
    const reasons = (engine: typeof JUSTICE_ENGINE) =>
      engine.make(facts, THROUGH).verdict.decision!.reasons.map(({ id }) => id)
    expect(reasons(JUSTICE_ENGINE)).toEqual(['G-RED-LINE'])
    expect(reasons(JUSTICE_BASE_ENGINE)).toEqual(['G-ABNORMAL'])
  })
})

describe('what bears the name only', () => {
  const given = {
    DISHONEST: suspected('DISHONEST', 'S1', { publishedOn: '2026-01-01' }),
    ENFORCEMENT: suspected('ENFORCEMENT', 'S2', { filedOn: '2026-01-01', amount: 9_999_00 }),
    BANKRUPTCY: suspected('BANKRUPTCY', 'S3', { publishedOn: '2026-01-01', respondent: NAME }),
    ABNORMAL_LIST: suspected('ABNORMAL_LIST', 'S4', { putOn: '2026-01-01' }),
  }
  it('is for a person at most, and hits no rule', () => {
    const quiet = quietPublic()
    const records = { ...quiet.records } as Record<string, unknown>
    for (const [kind, row] of Object.entries(given)) records[kind] = [row]
    const facts = { ...quiet, records: records as unknown as PublicFacts['records'] }
    expect(verdict(facts)).toEqual(['REVIEW', 'G-SUSPECTED REVIEW'])
    expect(make(facts).rules.filter(({ result }) => result === 'HIT')).toEqual([])
    expect(rule(facts, 'R-069').result).toBe('MISS')
    expect(make(facts).verdict.decision!.reasons[0]!.text).toBe(
      '另有4条疑似记录（仅名称相同，未载明代码）：经营异常名录1条、失信被执行人1条、被执行人1条、破产重整1条，是否为该企业须人工核实。',
    )
  })
  it('keeps a report from praising', () => {
    const praise = (facts: PublicFacts) => make(facts).findings.strengths
    expect(praise(quietPublic())).toEqual([
      '已查询失信被执行人、被执行人与限制消费令，截至2026-11-20未发现现行记录。',
    ])
    const quiet = quietPublic()
    expect(
      praise({ ...quiet, records: { ...quiet.records, DISHONEST: [given.DISHONEST] } }),
    ).toEqual([])
    expect(praise(withState(quiet, UNTOLD, 'CONSUMPTION_LIMIT'))).toEqual([])
  })
})

describe('R-069', () => {
  it('names the list, the number and the amount', () => {
    const facts = withRecords({
      DISHONEST: [DISHONEST],
      ENFORCEMENT: [{ caseNo: '(2026)粤0304执2号', filedOn: '2026-02-02', amount: 1_234_50 }],
    })
    expect(rule(facts, 'R-069').text).toBe(
      '被列为失信被执行人1件，最近一件案号(2026)粤0304执1号。被列为被执行人1件，最近一件案号(2026)粤0304执2号，标的合计1,234.50元。',
    )
  })
  it('is not judged where one of its lists was not told and the other has nothing', () => {
    const one = withState(publicFacts(), UNTOLD, 'DISHONEST')
    expect(rule(one, 'R-069')).toMatchObject({
      result: 'UNKNOWN',
      reason: 'UNTOLD：未查得失信被执行人（所用来源不提供）',
    })
    expect(rule(publicFacts(), 'R-069').result).toBe('MISS')
  })
})

describe('R-049', () => {
  it('of a list of who shares the phone opens what it says', () => {
    const SHARED_CONTACT = ['甲', '乙', '丙', '丁'].map((name) => ({ shared: '电话', name }))
    const found = rule(withRecords({ SHARED_CONTACT }), 'R-049')
    expect(found).toMatchObject({ result: 'HIT', level: 'MEDIUM', text: '与4家企业共用电话。' })
    expect(JSON.stringify(found.evidence).match(/SHARED_CONTACT-\d/g)).toHaveLength(4)
  })
  it.each<[Partial<PublicFacts>, string, string]>([
    [{ legalRepFirms: 5, sameAddress: 0, samePhone: 0 }, 'HIT', 'MEDIUM'],
    [{ legalRepFirms: 5, sameAddress: 5, samePhone: 0 }, 'HIT', 'HIGH'],
    [{ legalRepFirms: 4, sameAddress: 4, samePhone: 3 }, 'MISS', 'HIGH'],
    [{ legalRepFirms: null, sameAddress: 4, samePhone: 3 }, 'UNKNOWN', 'HIGH'],
    [{ legalRepFirms: 4, sameAddress: 4, samePhone: 3, linksAtLeast: true }, 'UNKNOWN', 'HIGH'],
    [{ legalRepFirms: 4, sameAddress: 5, samePhone: 3, linksAtLeast: true }, 'HIT', 'MEDIUM'],
    [{ legalRepFirms: null, sameAddress: null, samePhone: 4 }, 'HIT', 'MEDIUM'],
  ])('of %o: %s %s', (more, result, level) => {
    const facts = withState(publicFacts(more), UNTOLD, 'SHARED_CONTACT')
    expect(rule(facts, 'R-049')).toMatchObject({ result, level })
  })
})
