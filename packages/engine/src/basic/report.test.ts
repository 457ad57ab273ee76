/** The enterprise basic report beside the report on registry and courts: less of it, and word for word the same. */
import { PUBLIC_RECORD_KINDS } from '@xinjian/format/public-records/kinds'
import { describe, expect, it } from 'vitest'
import {
  FAILED,
  publicFacts,
  UNTOLD,
  withRecords,
  withState,
} from '../../test-support/public/facts.ts'
import { livelyPublic, quietPublic } from '../../test-support/public/lively.ts'
import { wildPublic } from '../../test-support/public/wild.ts'
import { JUSTICE_ENT_ENGINE } from '../justice-ent/engine.ts'
import type { PublicFacts } from '../public/facts.ts'
import type { Block, ReportDocument } from '../report/document.ts'
import { KINDS } from './brief.ts'
import { BASIC_ENGINE } from './engine.ts'

const M0 = 2026 * 12 + 9
const UNASKED = { ...UNTOLD, state: 'UNASKED' } as const
const REST = PUBLIC_RECORD_KINDS.filter((kind) => !KINDS.includes(kind))

/** As the report is made: of what it asks for alone. */
function asked(facts: PublicFacts): PublicFacts {
  const records = { ...facts.records, ...Object.fromEntries(REST.map((kind) => [kind, []])) }
  return { ...withState(facts, UNASKED, ...REST), records }
}
const make = (facts: PublicFacts) => BASIC_ENGINE.make(asked(facts), M0)
const blocks = ({ sections }: ReportDocument): Block[] => sections.flatMap((one) => one.blocks)
const block = (facts: PublicFacts, id: string) => blocks(make(facts)).find((one) => one.id === id)

const FIRMS: [string, PublicFacts][] = [
  ['lively', livelyPublic()],
  ['quiet', quietPublic()],
  ['untold', withState(publicFacts(), UNTOLD, ...PUBLIC_RECORD_KINDS)],
  ...Array.from({ length: 30 }, (_, seed): [string, PublicFacts] => [
    `wild ${seed}`,
    wildPublic(seed),
  ]),
]

describe.each(FIRMS)('%s', (_, facts) => {
  const document = make(facts)
  it('has no figure that the report on registry and courts does not have alike, though it asks for less', () => {
    const whole = JUSTICE_ENT_ENGINE.make(facts, M0)
    expect(document.indicators.length).toBeGreaterThan(0)
    expect(whole.indicators).toEqual(expect.arrayContaining(document.indicators))
    expect(whole.rules).toEqual(expect.arrayContaining(document.rules))
  })
  it('scores nothing, suggests no limit, admits nobody', () => {
    expect(Object.keys(document.verdict)).toEqual(['decision'])
    expect(document.verdict.decision!.level).not.toBe('ADMIT')
  })
  it('points into nothing, and names no block twice', () => {
    const ids = blocks(document).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const keys = document.indicators.map(({ key }) => key)
    const rules = document.rules.map(({ id }) => id)
    for (const one of blocks(document)) {
      if (one.kind === 'rules') expect(rules).toEqual(expect.arrayContaining(one.rules))
      if (one.kind === 'kpis' || one.kind === 'indicators')
        expect(keys).toEqual(expect.arrayContaining(one.indicators))
    }
  })
  it('speaks of no kind of records that it does not ask for', () => {
    const checks = document.quality.map(({ check }) => check)
    for (const kind of REST) expect(checks).not.toContain(`TOLD_${kind}`)
    expect(JSON.stringify(document)).not.toContain('未查询')
  })
  it('reads the same again from its bytes', () => {
    const again = BASIC_ENGINE.decode(BASIC_ENGINE.encode(asked(facts)))
    expect(BASIC_ENGINE.make(again, M0)).toEqual(document)
  })
})

describe('what domain §3.14 lists', () => {
  it('stands under its headings, short', () => {
    const document = make(livelyPublic())
    expect(document.sections.map(({ title }) => title)).toEqual([
      '企业概况与风险提示',
      '工商登记',
      '股东与主要人员',
      '对外投资',
      '变更记录',
      '税务公示',
      '行政许可',
      '指标附表',
    ])
    const columns = (id: string) => {
      const found = block(livelyPublic(), id)
      return found?.kind === 'table' ? found.columns.map(({ title }) => title) : null
    }
    expect(columns('equity-holder')).toEqual(['股东', '持股比例', '认缴出资额', '实缴出资额'])
    expect(columns('registration-change')).toEqual(['变更日期', '变更事项', '变更前', '变更后'])
    expect(columns('tax-notice')).toEqual(['公示类型', '税种', '金额', '等级', '公示日期'])
  })
  it('is the A grade, the arrears and the irregular standing that the bureau publishes', () => {
    const facts = withRecords({
      TAX_NOTICE: [
        {
          noticeType: '纳税信用A级',
          content: '2025年度纳税信用A级纳税人',
          publishedOn: '2026-04-01',
        },
        { noticeType: '欠税公告', amount: 1_200_00, publishedOn: '2026-10-01' },
        { noticeType: '非正常户', publishedOn: '2026-09-01' },
      ],
    })
    const found = block(facts, 'tax-notice')
    expect(found?.kind === 'table' && found.rows.map(({ noticeType }) => noticeType)).toEqual([
      '欠税公告',
      '非正常户',
      '纳税信用A级',
    ])
    expect(make(facts).verdict.decision!.reasons.map(({ id }) => id)).toEqual([
      'G-NOTICE-ARREARS',
      'G-NOTICE-IRREGULAR',
    ])
  })
  it('opens each row to what its source told', () => {
    const found = block(livelyPublic(), 'equity-holder')
    expect(found?.kind === 'table' && found.evidence?.map(([leg]) => leg)).toMatchObject([
      { dataset: 'EQUITY_HOLDER', where: { in: ['EQUITY_HOLDER-1'] } },
      { dataset: 'EQUITY_HOLDER', where: { in: ['EQUITY_HOLDER-2'] } },
    ])
  })
})

describe('what was not told', () => {
  it('is named and never good: nobody can be rated without the courts', () => {
    const { verdict, findings, rules } = make(
      withState(publicFacts(), FAILED, ...PUBLIC_RECORD_KINDS),
    )
    expect(verdict.decision!.level).toBe('UNRATABLE')
    expect(findings.strengths).toEqual([])
    expect(rules.filter(({ result }) => result !== 'UNKNOWN')).toEqual([])
  })
})
