/** The verdict of the enterprise on page one of a report: what it says, and what it takes from the report's own. */
import type { FirmLine } from '@xinjian/contract/report/firm'
import type { DecisionLevel } from '@xinjian/engine/report/decision'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { inEnglish } from '../english/dictionary.ts'
import { loadEnglish } from '../english/english.ts'
import { hasChinese } from '../format/chinese.ts'
import type { Lang } from '../labels.ts'
import { ReportPaper } from '../ReportPaper.tsx'
import { ReportScreen } from '../ReportScreen.tsx'
import { sampleReport } from '../test-support/sample.ts'
import { withDecision } from '../test-support/sample-decision.ts'
import { type FirmShown, tonedLevel } from '../verdict/firm.ts'

const LINE: FirmLine = {
  level: 'REVIEW',
  text: '人工复核：当前欠税12,000.00元（税务报告）；另有1项事项待处理。',
  asOf: '2026-10-31',
  at: '2026-11-23T08:05:00Z',
  waiting: 2,
  rests: [
    {
      ...{ reportNo: 'TAX202611210000000001', kind: 'TAX', asOf: '2026-10-31' },
      ...{ level: 'REVIEW', current: true },
    },
    {
      ...{ reportNo: 'BAS202601210000000001', kind: 'BASIC', asOf: '2026-01-31' },
      ...{ level: null, current: false },
    },
  ],
  contradictions: [
    '税票综合报告（数据截至2026-10-31）为“建议准入”，税务报告（数据截至2026-10-31）为“人工复核”，以不利者为准。',
  ],
}
const HEAD = {
  ...{ reportNo: null, institution: '', fingerprint: null, createdAt: null },
  verifyUrl: null,
}
const screen = (firm: FirmShown | null, level: DecisionLevel = 'ADMIT', lang: Lang = 'zh') =>
  renderToStaticMarkup(
    <ReportScreen
      document={withDecision(sampleReport, level)}
      head={HEAD}
      firm={firm}
      lang={lang}
    />,
  )
const section = (html: string, name: string) =>
  new RegExp(`<section[^>]*aria-label="${name}"[^>]*>.*?</section>`, 's').exec(html)?.[0] ?? ''
const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

beforeAll(loadEnglish)

describe('the line', () => {
  it('says level, sentence, day of the data, moment, what waits, what it rests on, what contradicts', () => {
    const said = words(section(screen({ line: LINE }), '企业结论'))
    expect(said).toContain('人工复核 当前欠税12,000.00元（税务报告）；另有1项事项待处理。')
    for (const part of [
      '数据截至 2026-10-31',
      '截至 2026-11-23 16:05',
      '2 项事项待处理',
      '税务报告 人工复核 · 2026-10-31',
      '企业基础报告 不单独作结论 · 数据截至 2026-01-31，已过时，不计入',
      LINE.contradictions[0],
    ])
      expect(said).toContain(part)
  })

  it('stands on paper, too, and is not there where nothing is known of the enterprise', () => {
    const paper = (firm: FirmShown | null) =>
      renderToStaticMarkup(
        <ReportPaper document={sampleReport} head={HEAD} firm={firm} user="demo" />,
      )
    expect(section(paper({ line: { ...LINE, rests: [] } }), '企业结论')).toContain(
      '截至 2026-11-23 16:05',
    )
    expect(section(paper(null), '企业结论')).toBe('')
  })

  it('in English is English, whatever the verdict says', () => {
    const said = words(section(screen({ line: LINE }, 'ADMIT', 'en'), 'Verdict of the enterprise'))
    expect(said).toContain('Review')
    const texts = [
      LINE.text.replace('当前欠税12,000.00元', '企业当前欠缴税款12,000.00元'),
      ...LINE.contradictions,
      '没有数据在时效内的报告，不作结论。',
      '未见须复核事项：纳税报告、税务报告没有须复核的事项；收入与税务尚未一并评判，不作准入结论。',
      '建议准入：现有报告没有须复核的事项。',
      '人工复核：发票报告的结论为人工复核（发票报告）。',
      '企业基础报告未发现须处理的事项，但都不作准入结论。',
      '建议拒绝：所依据报告的授权已到期，理由不对外提供。',
    ]
    expect(texts.map(inEnglish).filter(hasChinese)).toEqual([])
  })

  it('on its way says so; that cannot be had says why, and warns', () => {
    expect(words(screen({ line: null }))).toContain('正在读取企业结论…')
    const html = section(screen({ line: null, fault: '网络中断', onRetry: () => {} }), '企业结论')
    expect(html).toContain('role="alert"')
    expect(words(html)).toContain(
      '企业结论暂时无法读取，请勿单独依据本报告的结论（网络中断） 重新读取',
    )
  })
})

describe('the report’s own admission', () => {
  const first = (html: string) => /<header[^>]*data-level="(\w+)"/.exec(html)?.[1]
  it('is no green seal while the enterprise stands worse, and is told as the report’s own', () => {
    const html = screen({ line: LINE })
    expect(first(html)).toBe('REVIEW')
    const own = section(html, '结论')
    expect(own).toContain('data-level="CLEAR"')
    expect(words(own)).toContain('本报告单独结论 建议准入')
    expect(html.indexOf('aria-label="企业结论"')).toBeLessThan(html.indexOf('aria-label="结论"'))
  })

  it.each<[string, DecisionLevel | null, FirmShown | null, DecisionLevel | null]>([
    ['alone on its page', 'ADMIT', null, 'ADMIT'],
    ['with the enterprise', 'ADMIT', { line: { ...LINE, level: 'ADMIT' } }, 'ADMIT'],
    ['against it', 'ADMIT', { line: { ...LINE, level: 'REJECT' } }, 'REJECT'],
    ['while nobody knows', 'ADMIT', { line: null }, 'CLEAR'],
    ['where nothing is said of it', 'ADMIT', { line: { ...LINE, level: null } }, 'CLEAR'],
    ['a refusal stays one', 'REJECT', { line: { ...LINE, level: 'ADMIT' } }, 'REJECT'],
  ])('%s', (_, own, firm, toned) => expect(tonedLevel(own, firm)).toBe(toned))
})
