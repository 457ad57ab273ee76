/** What the document shows under each heading, and what it hides. */
import { PUBLIC_RECORD_KINDS } from '@xinjian/format/public-records/kinds'
import { describe, expect, it } from 'vitest'
import {
  FAILED,
  publicFacts,
  suspected,
  UNTOLD,
  withRecords,
  withState,
} from '../../../test-support/public/facts.ts'
import { livelyPublic } from '../../../test-support/public/lively.ts'
import { JUSTICE_ENT_ENGINE } from '../../justice-ent/engine.ts'
import type { Block, TableBlock } from '../../report/document.ts'
import type { PublicFacts } from '../facts.ts'

const make = (facts: PublicFacts) => JUSTICE_ENT_ENGINE.make(facts, 2026 * 12 + 9)
const blocksOf = (facts: PublicFacts): Block[] =>
  make(facts).sections.flatMap(({ blocks }) => blocks)
const block = (facts: PublicFacts, id: string) => blocksOf(facts).find((one) => one.id === id)
const table = (facts: PublicFacts, id: string) => block(facts, id) as TableBlock
const idOf = (kind: string) => kind.toLowerCase().replaceAll('_', '-')

it('a year without cases stands between those with some', () => {
  const filed = (caseNo: string, filedOn: string) => ({ caseNo, filedOn, role: '被告' })
  const facts = withRecords({
    CASE_FILING: [
      filed('(2023)粤0304民初1号', '2023-05-01'),
      filed('(2025)粤0304民初2号', '2025-05-01'),
      filed('(2025)粤0304民初3号', '2025-06-01'),
    ],
  })
  expect(block(facts, 'case-years')).toMatchObject({
    categories: ['2023年', '2024年', '2025年'],
    series: [{ name: '被告', values: [1, 0, 2] }],
  })
})

describe('a heading', () => {
  // The registration is shown as facts, not as a table.
  const KINDS = PUBLIC_RECORD_KINDS.filter((kind) => kind !== 'BUSINESS_REGISTRATION')
  it.each(KINDS)('%s: none found, not told and no answer are three things', (kind) => {
    const text = (facts: PublicFacts) => {
      const found = block(facts, idOf(kind))
      return found?.kind === 'text' ? found.paragraphs.join('') : null
    }
    expect(text(publicFacts())).toBe('未发现记录（截至2026-11-20 10:30，来源天眼查）。')
    expect(text(withState(publicFacts(), UNTOLD, kind))).toMatch(/^未查得.+（所用来源不提供）。$/)
    expect(text(withState(publicFacts(), FAILED, kind))).toMatch(/^未取到.+（来源响应超时）。$/)
  })
  it('says its vendor and time, and how many of its records are doubtful', () => {
    const facts = withRecords({
      DISHONEST: [{ publishedOn: '2026-01-01' }, { publishedOn: '2026-03-01', disputed: true }],
    })
    const maybe = suspected('DISHONEST', 'S', { publishedOn: '2026-02-01' })
    const records = { ...facts.records, DISHONEST: [...facts.records.DISHONEST, maybe] }
    const { note, rows } = table({ ...facts, records }, 'dishonest')
    expect(note).toBe(
      '来源天眼查，更新于2026-11-20 10:30，共3条。其中1条疑似（仅名称相同），不计入指标。其中1条异议处理中。',
    )
    expect(
      rows.map(({ publishedOn, validity, match, mark }) => [publishedOn, validity, match, mark]),
    ).toEqual([
      ['2026-03-01', '有效', '代码一致', '异议处理中'],
      ['2026-02-01', '有效', '疑似（仅名称相同）', null],
      ['2026-01-01', '有效', '代码一致', null],
    ])
  })
  it('opens each record by its key', () => {
    const { evidence } = table(
      withRecords({ DISHONEST: [{ publishedOn: '2026-01-01' }] }),
      'dishonest',
    )
    expect(evidence).toMatchObject([
      [
        {
          dataset: 'DISHONEST',
          where: { field: 'key', in: ['DISHONEST-1'] },
          words: '失信被执行人一条',
        },
      ],
    ])
  })
  it('never says that there is nothing', () => {
    const all = [
      publicFacts(),
      livelyPublic(),
      withState(publicFacts(), UNTOLD, ...PUBLIC_RECORD_KINDS),
    ]
    for (const facts of all)
      for (const one of blocksOf(facts))
        if (one.kind === 'text')
          for (const paragraph of one.paragraphs) expect(paragraph).not.toMatch(/^无|没有记录|均无/)
  })
})

describe('the strip of risks', () => {
  const own = (facts: PublicFacts) =>
    Object.fromEntries(
      table(facts, 'risk-strip').rows.map(
        ({ item, own: n, amount, suspected: s, open, related }) => [
          item,
          [n, amount, s, open, related],
        ],
      ),
    )
  it('counts what holds, apart from what only may', () => {
    expect(own(livelyPublic())).toMatchObject({
      失信被执行人: [1, null, 0, 0, 0],
      被执行人: [1, 1_150_000, 1, 0, 1],
      终本案件: [1, 180_000, 0, 0, null],
      '涉诉被告（近24个月）': [2, null, 0, 0, null],
      欠税公告: [1, 88_000, 0, 0, null],
    })
  })
  it('counts assets that are seized, and none whose seizure was lifted', () => {
    const term = { seizedFrom: '2026-06-01', seizedTo: '2029-05-31' }
    const ASSET_SEIZURE = [
      { ...term, caseNo: '（2026）粤0304财保1号', seizureType: '查封', amount: 320_000_000 },
      { ...term, caseNo: '（2026）粤0304财保2号', seizureType: '解除查封', amount: 45_500_000 },
    ]
    expect(own(withRecords({ ASSET_SEIZURE })).查封冻结扣押).toEqual([1, 3_200_000, 0, 0, null])
    // Without an end nobody can say until when.
    expect(own(livelyPublic()).查封冻结扣押).toEqual([0, null, 0, 1, null])
  })
  it('is empty where nothing was told', () => {
    const facts = withState(livelyPublic(), UNTOLD, 'ENFORCEMENT')
    expect(own(facts).被执行人).toEqual([null, null, null, null, 1])
    expect(table(facts, 'risk-strip').rows[1]).toMatchObject({
      state: '未查得被执行人（所用来源不提供）',
    })
  })
})

describe('cases over time', () => {
  it('are one line each, with the amount of one stage', () => {
    const { rows } = table(livelyPublic(), 'case-timeline')
    expect(rows.find(({ cause }) => cause === '买卖合同纠纷')).toMatchObject({
      ...{ from: '2025-03-03', to: '2026-05-06', role: '被告', progress: '执行中' },
      amount: 1_150_000,
      amountFrom: '执行·被执行人',
    })
  })
  it('add up to the same by role, cause, progress and year', () => {
    const facts = livelyPublic()
    const sums = ['cases-by-role', 'cases-by-cause', 'cases-by-status', 'cases-by-year'].map((id) =>
      table(facts, id).rows.reduce(
        ([n, yuan], { cases, amount }) => [n! + Number(cases), yuan! + Number(amount ?? 0)],
        [0, 0],
      ),
    )
    expect(sums).toEqual([
      [5, 1_380_000],
      [5, 1_380_000],
      [5, 1_380_000],
      [5, 1_380_000],
    ])
  })
})

describe('beneficial owners', () => {
  it('are natural persons of a quarter or more; a firm ends the path with what is not told', () => {
    const facts = withRecords({
      EQUITY_HOLDER: [
        { holder: '王建国', ratio: 25 },
        { holder: '李晓红', ratio: 24.99 },
        { holder: '示例投资有限公司', ratio: 40 },
        { holder: '赵磊' },
      ],
    })
    expect(table(facts, 'owners').rows.map(({ path, outcome }) => [path, outcome])).toEqual([
      ['示例投资有限公司 → 40.00% → 本企业', '其股东未查得，路径到此为止'],
      ['王** → 25.00% → 本企业', '直接持股不低于25.00%，为受益所有人'],
      ['李** → 24.99% → 本企业', '直接持股低于25.00%'],
      ['赵* → 本企业（比例未载明）', '比例未载明，不能判断'],
    ])
  })
  it('are followed through firms whose shareholders are told, each step with its share, to where nothing more is', () => {
    const holding = (holder: string, ratio: number | null, holderCode: string | null = null) => ({
      ...{ holder, holderType: null, holderCode, ratio },
    })
    const facts = {
      ...withRecords({
        EQUITY_HOLDER: [
          { holder: '甲有限公司', holderCode: 'CODE-A', ratio: 80 },
          { holder: '乙有限公司', holderCode: 'CODE-B', ratio: 20 },
        ],
      }),
      above: {
        'CODE-A': [holding('王建国', 50), holding('丙有限公司', 40, 'CODE-C'), holding('赵磊', 10)],
        'CODE-C': [holding('李晓红', null), holding('甲有限公司', 30, 'CODE-A')],
      },
    }
    // 80 % × 50 %, 80 % × 40 % × 30 %, 80 % × 10 %: by hand.
    expect(
      table(facts, 'owners').rows.map(({ ratio, path, outcome }) => [ratio, path, outcome]),
    ).toEqual([
      [0.4, '王** → 50.00% → 甲有限公司 → 80.00% → 本企业', '间接持股不低于25.00%，为受益所有人'],
      [
        0.096,
        '甲有限公司 → 30.00% → 丙有限公司 → 40.00% → 甲有限公司 → 80.00% → 本企业',
        '循环持股，路径到此为止',
      ],
      [
        null,
        '李**（比例未载明）→ 丙有限公司 → 40.00% → 甲有限公司 → 80.00% → 本企业',
        '比例未载明，不能判断',
      ],
      [0.08, '赵* → 10.00% → 甲有限公司 → 80.00% → 本企业', '间接持股低于25.00%'],
      [0.2, '乙有限公司 → 20.00% → 本企业', '其股东未查得，路径到此为止'],
    ])
  })
})

describe('related parties', () => {
  it('are those of a fifth or more, and what was not told of them is empty', () => {
    const { rows } = table(livelyPublic(), 'related-parties')
    expect(
      rows.map(({ relation, name, DISHONEST, JUDGMENT }) => [relation, name, DISHONEST, JUDGMENT]),
    ).toEqual([
      ['法定代表人', '王*', 0, null],
      // Of two judgments one is older than 24 months.
      ['对外投资', '示例自动化有限公司', null, 1],
    ])
  })
  it('have the records behind their numbers listed, party by party', () => {
    const { rows } = table(livelyPublic(), 'related-records')
    expect(
      rows.map(({ party, kind, number, on, amount }) => [party, kind, number, on, amount]),
    ).toEqual([
      ['王*', '被执行人', '（2026）粤0304执77号', '2026-03-03', 50_000],
      ['示例自动化有限公司', '裁判文书', '(2026)粤0304民初8号', '2026-04-01', null],
    ])
  })
  it('count for nothing where they were not asked of, and zero where they were', () => {
    const party = { relation: 'INVESTMENT', name: '甲有限公司', code: null, ratio: 50 } as const
    const strip = (facts: PublicFacts) =>
      table(facts, 'risk-strip').rows.find(({ item }) => item === '失信被执行人')!.related
    expect(strip(publicFacts({ related: [party] }))).toBeNull()
    expect(strip(publicFacts({ related: [{ ...party, records: { DISHONEST: [] } }] }))).toBe(0)
  })
})

describe('persons', () => {
  it('stand nowhere by their full names', () => {
    const text = JSON.stringify(make(livelyPublic()))
    for (const name of ['王建国', '李晓红', '张大力', '赵磊', '周小明'])
      expect([name, text.includes(name)]).toEqual([name, false])
  })
})

describe('money of another currency', () => {
  it('is not shown as yuan', () => {
    const facts = withRecords({
      BUSINESS_REGISTRATION: [{ capitalCurrency: '美元', registeredCapital: 100_00 }],
    })
    const found = block(facts, 'registration-facts')
    const items = found?.kind === 'facts' ? found.items : []
    expect(items.find(({ label }) => label === '注册资本')!.value).toBe('非人民币金额，未折算')
  })
})
