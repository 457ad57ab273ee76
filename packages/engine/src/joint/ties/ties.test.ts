/** Guarantees and control in the risk report. Circles and groups are worked out by hand. */
import { describe, expect, it } from 'vitest'
import { guarantor, owner, tiedFacts as tied } from '../../../test-support/chain/ties.ts'
import { jointFacts } from '../../../test-support/joint-facts.ts'
import { monthOf } from '../../../test-support/tax-record-facts.ts'
import type { ReportDocument } from '../../report/document.ts'
import { taxRiskReport } from '../../tax-risk/report.ts'
import { decodeFacts, encodeFacts } from '../snapshot.ts'
import type { TiesFacts } from './facts.ts'

const M0 = monthOf('2026-02')
const made = (ties?: TiesFacts) => taxRiskReport(jointFacts(ties ? { ties } : {}), M0)
const rule = ({ rules }: ReportDocument, id: string) => rules.find((one) => one.id === id)
const tableOf = ({ sections }: ReportDocument, id: string) => {
  const found = sections.flatMap(({ blocks }) => blocks).find((block) => block.id === id)
  return found?.kind === 'table' ? found : undefined
}
const GUARANTEES = { guarantees: [{ from: 0, to: 1, what: null }] }

describe('a circle of guarantees', () => {
  const document = made(tied())
  it('is hit with the shortest, and counts all through the enterprise', () => {
    expect(rule(document, 'R-GR05')).toMatchObject({
      ...{ result: 'HIT', level: 'MEDIUM', value: 2 },
      text: '年报披露的对外担保形成2个经过本企业的担保圈，其中最短的一个：稳健示例有限公司 → 甲示例有限公司 → 稳健示例有限公司，一家违约可能牵连全部，建议核实担保余额，担保不宜按全额计。',
      evidence: [{ dataset: 'ANNUAL_REPORT', where: { all: [] }, words: '企业年报' }],
    })
  })
  it('stands leg by leg, each once; only those of the enterprise open rows', () => {
    const { rows, evidence } = tableOf(document, 'ties-guarantees')!
    expect(rows).toEqual([
      { guarantor: '本企业', debtor: '甲示例有限公司', what: '连带保证 500万元' },
      { guarantor: '甲示例有限公司', debtor: '本企业', what: null },
      { guarantor: '甲示例有限公司', debtor: '乙示例有限公司', what: '一般保证' },
      { guarantor: '乙示例有限公司', debtor: '本企业', what: null },
    ])
    expect(evidence?.map((of) => of.length)).toEqual([1, 0, 0, 0])
  })
  it.each<[string, Partial<TiesFacts>, object]>([
    ['it answers for nobody', { guarantees: [] }, { result: 'MISS', value: 0 }],
    ['who it answers for answers for nobody', GUARANTEES, { result: 'MISS', value: 0 }],
    [
      'of whom it answers for no report is held',
      { ...GUARANTEES, guarantors: [guarantor('本企业'), guarantor('甲', false)] },
      {
        result: 'UNKNOWN',
        reason: 'PARTIAL：担保链上有1家企业的年报未持有，已持有的年报中未发现',
      },
    ],
    [
      'a circle of others that does not come back to it',
      {
        guarantees: [
          { from: 0, to: 1, what: null },
          { from: 1, to: 2, what: null },
          { from: 2, to: 1, what: null },
        ],
      },
      { result: 'MISS', value: 0 },
    ],
    [
      'not all records were read',
      { guarantees: [], complete: { guarantees: false, control: true } },
      {
        result: 'UNKNOWN',
        reason: 'PARTIAL：关联企业较多，每一步只读取了前500家企业的记录，已读取的记录中未发现',
      },
    ],
    [
      'its own report is not held',
      { guarantees: [], guarantors: [guarantor('本企业', false)] },
      { result: 'UNKNOWN', reason: 'PARTIAL：未持有本企业的年报' },
    ],
  ])('%s', (_, more, expected) => {
    expect(rule(made(tied(more)), 'R-GR05')).toMatchObject(expected)
  })
})

describe('common control', () => {
  const document = made(tied())
  it('is told of who stands above, with all that borrow below; half of the capital decides nothing', () => {
    expect(rule(document, 'R-GR06')).toMatchObject({
      ...{ result: 'HIT', level: 'MEDIUM', value: 2 },
      text: '控制或代表本企业的王**还控制或代表本机构的另外2家借款企业，建议合并计算授信。',
      evidence: [{ dataset: 'EQUITY_HOLDER', where: { all: [] }, words: '股东' }],
    })
    const by = (key: string) => tableOf(document, 'ties-control')!.rows.map((row) => row[key])
    expect(by('by').sort()).toEqual(['持股51.00%', '持股60.00%', '持股80.00%', '法定代表人'].sort())
    expect(by('firm')).not.toContain('上海**实业有限公司')
  })
  it('by the enterprise itself is said of it', () => {
    const holds = [{ from: 0, to: 3, ratio: 90 }]
    expect(rule(made(tied({ holds })), 'R-GR06')).toMatchObject({
      ...{ result: 'HIT', value: 1 },
      text: '本企业控制或代表本机构的另外1家借款企业，建议合并计算授信。',
    })
  })
  it('of a person whom no document tells apart is not judged', () => {
    const more = {
      holds: [{ from: 2, to: 0, ratio: null }],
      owners: [
        owner('本企业', { borrower: true }),
        owner('集团'),
        owner('李**', { person: true, known: false }),
      ],
    }
    expect(rule(made(tied(more)), 'R-GR06')).toMatchObject({
      result: 'UNKNOWN',
      reason:
        'PARTIAL：1名股东、上层股东或法定代表人没有证件号码，不能与其他企业比对，已持有的资料中未发现',
    })
  })
  it.each<[string, Partial<TiesFacts>, string]>([
    [
      'a person without a document above the holder',
      {
        owners: [owner('本企业'), owner('母公司'), owner('王**', { person: true, known: false })],
        holds: [
          { from: 1, to: 0, ratio: 60 },
          { from: 2, to: 1, ratio: 80 },
        ],
      },
      '1名股东、上层股东或法定代表人没有证件号码，不能与其他企业比对，已持有的资料中未发现',
    ],
    [
      'holders whose share is not told',
      { owners: [owner('本企业', { unclear: 2 })], holds: [] },
      '2名股东的持股比例未披露，已持有的资料中未发现',
    ],
    [
      'a firm above of which nobody is told to hold it',
      {
        owners: [owner('本企业'), owner('母公司', { told: false })],
        holds: [{ from: 1, to: 0, ratio: 60 }],
      },
      '1家上层企业的股东与法定代表人未持有，已持有的资料中未发现',
    ],
    [
      'more records than were read',
      { holds: [], complete: { guarantees: true, control: false } },
      '关联企业较多，每一步只读取了前500家企业的记录，已读取的记录中未发现',
    ],
  ])('is not judged over %s', (_, more, why) => {
    expect(rule(made(tied(more)), 'R-GR06')).toMatchObject({
      result: 'UNKNOWN',
      reason: `PARTIAL：${why}`,
    })
  })
  it('is none where who stands above holds nobody else', () => {
    const holds = [{ from: 1, to: 0, ratio: 60 }]
    expect(rule(made(tied({ holds })), 'R-GR06')).toMatchObject({ result: 'MISS', value: 0 })
  })
  it('is not judged where nobody was told', () => {
    const more = { holds: [], owners: [owner('本企业', { told: false })], ownerRows: [] }
    expect(rule(made(tied(more)), 'R-GR06')).toMatchObject({
      result: 'UNKNOWN',
      reason: 'PARTIAL：已持有的资料没有股东与法定代表人',
    })
  })
})

describe('facts of ties', () => {
  it('are kept beside the others, byte by byte the same', () => {
    const facts = jointFacts({ ties: tied() })
    const bytes = encodeFacts(facts)
    expect(decodeFacts(bytes).ties).toEqual(tied())
    expect(encodeFacts(decodeFacts(bytes))).toEqual(bytes)
    expect(decodeFacts(encodeFacts(jointFacts())).ties).toBeUndefined()
  })
  it('that tell nothing add no rule, and change nothing else', () => {
    const untold = tied({
      ...{ guarantors: [guarantor('本企业', false)], guarantees: [] },
      ...{ holds: [], owners: [owner('本企业', { told: false })], ownerRows: [] },
    })
    expect(made(untold)).toEqual(made())
  })
})
