/** Domain §3.7: the sections of the invoice report, what stands in them, and how a cell of each type is written. */
import { describe, expect, it } from 'vitest'
import { ARCHETYPES, type ArchetypeName, archetype } from '../../../../test-support/archetypes.ts'
import { row, smallFacts } from '../../../../test-support/small-facts.ts'
import { byKey } from '../../../kit/sections/build.ts'
import type { Block, CellType, ReportDocument, TableBlock } from '../../../report/document.ts'
import { invoiceReport } from '../../report.ts'

const names = Object.keys(ARCHETYPES) as ArchetypeName[]
const reports = names.map((name) => [name, invoiceReport(archetype(name).facts)] as const)
const calm = reports[0]![1]
const blocksOf = (report: ReportDocument): Block[] =>
  report.sections.flatMap((section) => section.blocks)
const HAN = /\p{Script=Han}/u
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `I-${String(from + i).padStart(3, '0')}`)

describe('sections', () => {
  it.each([
    ['s00-quality', '数据范围与风险提示', 'coverage rules-hit'],
    ['s01-profile', '企业基本信息', 'profile'],
    ['s02-overview', '发票概览', 'overview-kpis'],
    ['s03-trend', '开票趋势', 'trend by-year monthly'],
    ['s04-stability', '开票稳定性', 'stability-indicators calendar seasons gaps'],
    [
      's05-structure',
      '发票结构',
      'kind-donut kinds rate-donut rates band-donut bands structure-indicators',
    ],
    [
      's06-void-red',
      '作废与红冲',
      'void-red-indicators void-red-stacked void-red-monthly large-reds',
    ],
    [
      's07-customers',
      '下游客户分析',
      'customer-kpis pareto-out top-out-l12 top-out-p12 customer-levels new-customers lost-customers ' +
        'region-out region-out-table mix-out mix-out-table customer-indicators',
    ],
    [
      's08-suppliers',
      '上游供应商分析',
      'supplier-kpis pareto-in top-in-l12 top-in-p12 region-in region-in-table mix-in mix-in-table ' +
        'supplier-indicators',
    ],
    [
      's09-matching',
      '进销分析',
      'matching-kpis in-out category-flow categories matching-indicators',
    ],
    ['s10-goods', '商品与服务', 'goods-out goods-in goods-indicators'],
    ['s11-behaviour', '开票行为', 'behaviour-indicators hours'],
    ['s12-related', '关联与互开', 'mutual related-indicators'],
    ['s13-abnormal', '异常发票', 'abnormal abnormal-unknown abnormal-needs abnormal-indicators'],
    ['s14-appendix', '指标附表', 'conventions all-indicators all-rules'],
  ])('%s is %s with %s', (id, title, blocks) => {
    const section = calm.sections.find((candidate) => candidate.id === id)!
    expect(section.title).toBe(title)
    expect(section.blocks.map((block) => block.id).join(' ')).toBe(blocks)
  })
  it('are fifteen, in the order of their numbers', () => {
    const ids = calm.sections.map((section) => section.id)
    expect(ids).toHaveLength(15)
    expect(ids).toEqual([...ids].sort())
  })

  it.each([
    ['stability-indicators', range(13, 26)],
    ['structure-indicators', ['I-006', 'I-035', 'I-036', 'I-040']],
    ['goods-indicators', ['I-037', ...range(81, 85), 'I-094', 'I-095']],
    ['void-red-indicators', range(27, 34)],
    ['behaviour-indicators', ['I-039', ...range(41, 47)]],
    ['matching-indicators', range(71, 80)],
    ['related-indicators', ['I-063', 'I-064', 'I-065', 'I-070']],
    ['abnormal-indicators', range(86, 92)],
    ['supplier-indicators', ['I-049', 'I-052', 'I-053', 'I-062', 'I-069', 'I-096']],
    [
      'customer-indicators',
      [...['I-048', 'I-050', 'I-051'], ...range(54, 61), ...['I-066', 'I-067', 'I-068', 'I-093']],
    ],
  ])('%s shows every variant of its indicators', (id, ids) => {
    const block = blocksOf(calm).find((candidate) => candidate.id === id)!
    const shown = block.kind === 'indicators' ? block.indicators : []
    expect(ids.filter((wanted) => !shown.some((key) => key.startsWith(`${wanted}.`)))).toEqual([])
    for (const { id: of, key } of calm.indicators)
      if (ids.includes(of)) expect(shown).toContain(key)
  })
  it('the appendix has all indicators and all rules', () => {
    const [, indicators, rules] = calm.sections.at(-1)!.blocks
    expect(indicators).toMatchObject({ indicators: calm.indicators.map(({ key }) => key) })
    expect(rules).toMatchObject({ rules: calm.rules.map(({ id }) => id) })
  })
  it('the first section lists the rules that were hit, and only those', () => {
    for (const [, report] of reports)
      expect(report.sections[0]!.blocks[1]).toMatchObject({
        rules: report.rules.filter(({ result }) => result === 'HIT').map(({ id }) => id),
      })
  })
})

describe('tables', () => {
  const top = '排名 客户名称 销售额 占比 张数 首次交易 最近交易 合作月数 等级 同比'
  const lost = '客户名称 上一个12个月销售额 占比 蓝票张数'
  const supplier = '排名 供应商名称 采购额 占比 张数 首次交易 最近交易 合作月数 同比'
  it.each([
    ['monthly', '月份 销项净额 同比 销项张数 进项净额 差额'],
    ['by-year', '月份 2024年 2025年 2026年 2026年同比'],
    ['gaps', '起 止 天数 是否含春节 是否仍在持续'],
    ['kinds', '发票种类 张数 价税合计 占比 上一个12个月占比 变动'],
    [
      'void-red-monthly',
      '月份 蓝票张数 蓝票金额 作废张数 作废蓝票金额 作废率(税控) 红票张数 红冲金额 红冲金额率',
    ],
    ['top-out-l12', top],
    ['top-out-p12', top],
    ['new-customers', '客户名称 近12个月销售额 占比 蓝票张数'],
    ['lost-customers', lost],
    ['top-in-l12', supplier],
    ['top-in-p12', supplier],
    ['region-out-table', '地区 销售额 占比 客户家数'],
    ['region-in-table', '地区 采购额 占比 供应商家数'],
    ['mutual', '名称 销给对方 购自对方 互开金额'],
    ['abnormal', '类型 张数 金额 口径'],
  ])('%s: %s', (id, titles) => {
    const block = blocksOf(calm).find((candidate) => candidate.id === id) as TableBlock
    expect(block.columns.map((column) => column.title).join(' ')).toBe(titles)
  })

  const DATE = /^\d{4}-\d\d-\d\d$/
  const WRITTEN: Record<CellType, (value: unknown) => boolean> = {
    text: (value) => typeof value === 'string',
    money: (value) => typeof value === 'number' && value === Math.round(value * 100) / 100,
    ratio: (value) => typeof value === 'number' && value === Number(value.toFixed(6)),
    int: Number.isInteger,
    number: (value) => typeof value === 'number',
    date: (value) => DATE.test(String(value)),
    month: (value) => /^\d{4}-\d\d$/.test(String(value)),
    flag: (value) => typeof value === 'string',
    bool: (value) => typeof value === 'boolean',
  }
  it.each(reports)('of %s have a cell for each column and none beside', (_, report) => {
    for (const block of blocksOf(report)) {
      if (block.kind !== 'table') continue
      const keys = block.columns.map((column) => column.key)
      expect(new Set(keys).size, block.id).toBe(keys.length)
      for (const { key, title, type, unit } of block.columns) {
        expect(title, `${block.id}.${key}`).toMatch(HAN)
        expect(WRITTEN, `${block.id}.${key}`).toHaveProperty(type)
        expect(unit, `${block.id}.${key}`).toBe(type === 'money' ? '元' : undefined)
      }
      for (const cells of block.rows) {
        expect(Object.keys(cells).sort(), block.id).toEqual([...keys].sort())
        for (const { key, type } of block.columns)
          if (cells[key] !== null)
            expect(WRITTEN[type](cells[key]), `${block.id}.${key}: ${cells[key]}`).toBe(true)
      }
    }
  })
  it.each(reports)('of %s lead each row to rows of invoices within the 36 months', (_, report) => {
    for (const block of blocksOf(report)) {
      if (block.kind !== 'table') continue
      for (const query of block.evidence!.flat()) {
        if (query.dataset !== 'INVOICE') throw new Error(`${block.id} leads to ${query.dataset}`)
        expect(['BLUE', 'RED', 'VOID', 'VALID', 'ALL'], block.id).toContain(query.rows)
        expect(query.from! <= query.to!, block.id).toBe(true)
        expect(query.from, block.id).toMatch(DATE)
        expect(query.to, block.id).toMatch(DATE)
      }
    }
  })
})

describe('charts and titles', () => {
  it.each(reports)('of %s say in Chinese what they show', (_, report) => {
    for (const block of blocksOf(report)) {
      if (block.kind === 'text')
        for (const text of block.paragraphs) expect(text, block.id).toMatch(HAN)
      else if (block.kind !== 'kpis') expect(block.title, block.id).toMatch(HAN)
      if ((block.kind === 'chart' || block.kind === 'table') && block.note !== undefined)
        expect(block.note, block.id).toMatch(HAN)
      if (block.kind !== 'chart') continue
      expect(block.series.length, block.id).toBeGreaterThan(0)
      for (const { name, unit, type } of block.series) {
        expect(name, block.id).toMatch(HAN)
        if (block.id !== 'coverage')
          expect(['yuan', 'ratio', 'count', 'parties'], block.id).toContain(unit)
        if (/^(trend|stacked|pareto)$/.test(block.chart))
          expect(['line', 'bar'], block.id).toContain(type)
      }
      for (const category of block.categories) expect(category, block.id).not.toBe('')
    }
  })
  it.each(reports)('of %s: a donut or map says what its table says', (_, report) => {
    const blocks = blocksOf(report)
    const tables = new Map(blocks.flatMap((b) => (b.kind === 'table' ? [[b.id, b] as const] : [])))
    for (const [donut, table] of [
      ['kind-donut', 'kinds'],
      ['rate-donut', 'rates'],
      ['band-donut', 'bands'],
    ]) {
      const chart = blocks.find((block) => block.id === donut)
      if (chart?.kind !== 'chart') continue
      expect(chart.chart).toBe('donut')
      expect(chart.series[0]!.values).toEqual(tables.get(table!)!.rows.map((cells) => cells.amount))
    }
  })
  it('the curve of shares rises to at most the whole', () => {
    for (const [, report] of reports)
      for (const block of blocksOf(report)) {
        if (block.kind !== 'chart' || block.chart !== 'pareto') continue
        const shares = block.series[1]!.values as number[]
        expect(shares).toEqual([...shares].sort((a, b) => a - b))
        expect(shares.at(-1) ?? 0).toBeLessThanOrEqual(1)
      }
  })
})

describe('the profile', () => {
  const facts = archetype('健康贸易').facts
  const items = (report: ReportDocument) => {
    const [block] = report.sections[1]!.blocks
    return block?.kind === 'facts'
      ? Object.fromEntries(block.items.map((i) => [i.label, i.value]))
      : {}
  }
  it('says what the registry says', () => {
    expect(items(calm)).toEqual({
      企业名称: facts.registration.name,
      统一社会信用代码: facts.registration.taxNo,
      法定代表人: '张示例',
      '注册资本(万元)': 1000,
      '实缴资本(万元)': 600,
      成立日期: '2018-05-16',
      行业: '贸易代理',
      行业门类: '批发和零售业（F）',
      纳税人类型: '一般纳税人',
      纳税信用等级: 'A',
      税务登记状态: '正常',
      登记状态: '存续',
      参保人数: 26,
      首张发票日期: '2023-03-01',
    })
  })
  it.each([
    ['GENERAL', '一般纳税人'],
    ['SMALL', '小规模纳税人'],
    ['INDIVIDUAL', '个体工商户'],
  ] as const)('a taxpayer of type %s is called %s', (taxpayerType, word) => {
    const report = invoiceReport(
      smallFacts([row('2025-06-10', 1)], { registration: { taxpayerType } }),
    )
    expect(items(report).纳税人类型).toBe(word)
  })
  it('leaves empty what was not collected', () => {
    const { 企业名称, ...rest } = items(invoiceReport(smallFacts([])))
    expect(企业名称).toBe('示例有限公司')
    expect(new Set(Object.values(rest))).toEqual(new Set([null]))
  })
})

describe('the overview', () => {
  it('has the fields of domain §3.7, each of which exists', () => {
    const [block] = calm.sections[2]!.blocks
    const keys = block?.kind === 'kpis' ? block.indicators : []
    expect(keys.join(' ')).toBe(
      'I-001.L1 I-001.L3 I-001.L6 I-001.L12 I-001.L24 I-007.L12 I-010.L3 I-005.L12 I-048.L12 I-014.L12 I-016.L12 ' +
        'I-027.L12 I-030.L12 I-018.asOf',
    )
    expect(() => keys.map(byKey(calm.indicators))).not.toThrow()
    expect(() => byKey(calm.indicators)('I-999.L12')).toThrow('no indicator I-999.L12')
  })
})
