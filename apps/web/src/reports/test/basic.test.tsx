/** The enterprise basic report as it is read: in both languages, and on the one sheet that its paper is. */
import { BASIC_ENGINE } from '@xinjian/engine/basic/engine'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  livelyPublic,
  quietPublic,
} from '../../../../../packages/engine/test-support/public/lively.ts'
import { wildPublic } from '../../../../../packages/engine/test-support/public/wild.ts'
import { inEnglish } from '../english/dictionary.ts'
import { loadEnglish } from '../english/english.ts'
import { ReportPaper } from '../ReportPaper.tsx'
import { ReportScreen } from '../ReportScreen.tsx'

const M0 = 2026 * 12 + 9
const CHINESE = /[\u3400-\u9fff]/
const HEAD = {
  ...{ reportNo: null, institution: '', fingerprint: null, createdAt: null },
  verifyUrl: null,
}
const FIRMS = [
  ['lively', livelyPublic()],
  ['quiet', quietPublic()],
] as const
const make = (facts: ReturnType<typeof livelyPublic>) => BASIC_ENGINE.make(facts, M0)

beforeAll(loadEnglish)

/** Every text but rows of tables and the words of registers and courts, which stay as they were written. */
function texts(part: unknown, key = ''): string[] {
  if (['rows', 'value', 'evidence', 'cells'].includes(key)) return []
  if (typeof part === 'string') return [part]
  return part && typeof part === 'object'
    ? Object.entries(part).flatMap(([name, inner]) => texts(inner, name))
    : []
}
const unsaid = ({ enterprise, ...rest }: ReportDocument) => [
  ...new Set(texts(rest).filter((text) => CHINESE.test(inEnglish(text).replace(/“[^”]*”/g, '')))),
]

describe('in English', () => {
  it.each(FIRMS)('of %s has no Chinese of ours', (_, facts) =>
    expect(unsaid(make(facts))).toEqual([]),
  )
  it('of enterprises that no plan would make has none either', () => {
    const all = Array.from({ length: 40 }, (_, seed) => unsaid(make(wildPublic(seed)))).flat()
    expect([...new Set(all)]).toEqual([])
  })
})

describe.each(FIRMS)('%s', (_, facts) => {
  const document = make(facts)
  const screen = <ReportScreen document={document} head={HEAD} lang="zh" />
  const paper = <ReportPaper document={document} head={HEAD} user="示例用户" />
  it.each([
    ['screen', screen],
    ['paper', paper],
  ])('has no gap in its text on %s, and neither score nor limit', (_name, view) => {
    const html = renderToStaticMarkup(view)
    expect(html).not.toMatch(/undefined|NaN|\[object|Infinity/)
    expect(html).not.toMatch(/信用评分|参考额度/)
  })
  it('has everything on screen and the sheet without contents and annex', () => {
    expect(renderToStaticMarkup(screen)).toContain('全部指标')
    const html = renderToStaticMarkup(paper)
    expect(html).not.toMatch(/全部指标|附录|目录/)
    for (const { title } of document.sections.slice(0, -1)) expect(html).toContain(title)
    expect(html).toContain('本页为一页简版')
  })
})

it('what the sheet tells none of is told by its name, where two kinds stand under one heading', () => {
  const { records, ...facts } = livelyPublic()
  const none = make({ ...facts, records: { ...records, KEY_PERSON: [] } })
  const html = renderToStaticMarkup(<ReportPaper document={none} head={HEAD} user="示例用户" />)
  expect(html).toMatch(/<b>主要人员 <\/b>未发现记录/)
})

describe('a list that the sheet has no room for', () => {
  const many = Array.from({ length: 12 }, (_, i) => ({
    ...livelyPublic().records.INVESTMENT[0]!,
    key: `I-${i}`,
    name: `第${i}家有限公司`,
  }))
  const facts = livelyPublic()
  const html = renderToStaticMarkup(
    <ReportPaper
      document={make({ ...facts, records: { ...facts.records, INVESTMENT: many } })}
      head={HEAD}
      user="示例用户"
    />,
  )
  it('shows its first four rows and says how many there are', () => {
    expect(html.match(/第\d+家有限公司/g)).toHaveLength(4)
    expect(html).toContain('共12条')
  })
})
