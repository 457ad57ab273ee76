/** Every figure of domain §3.2 can be worked out again from the inputs printed beside it. */
import { describe, expect, it } from 'vitest'
import { allIndicators } from '../../../../test-support/all-indicators.ts'
import { ARCHETYPES, type ArchetypeName, archetype } from '../../../../test-support/archetypes.ts'
import type { IndicatorValue, Unit } from '../../../report/document.ts'
import { invoiceContext } from '../../context/context.ts'
import { INVOICE_PART } from '../../part.ts'

const names = Object.keys(ARCHETYPES) as ArchetypeName[]
const all = names.flatMap((name) =>
  allIndicators(
    INVOICE_PART,
    invoiceContext(archetype(name).facts, { digitalQuotaYuan: 2_000_000 }),
  ).map((indicator) => ({ name, indicator })),
)

type Read = (name: string) => number
const divide = (part: string, whole: string) => (read: Read) => read(part) / read(whole)
/** Floored where a category, goods or rate is negative. */
const lines = (part: string, whole: string) => (read: Read) => {
  const floored = (name: string) => read(`${name}(负数按0计)?`) || read(name)
  return floored(part) / floored(whole)
}
const grown = (now: string, before: string) => (read: Read) =>
  (read(now) - read(before)) / Math.abs(read(before))
const same = (name: string) => (read: Read) => read(name)
const floored = (part: string) => divide(`${part}净额(负数按0计)`, '全部净额(负数按0计)')
const top = (indicator: IndicatorValue) =>
  divide(`前${/CR(\d+)/.exec(indicator.key)![1]}名净额`, '全部净额(负数按0计)')

/** The formula of domain §3.2 in the words of the inputs, by id; a variant with a formula of its own by key. */
const FORMULA: Record<string, (read: Read) => number> = {
  'I-001': (read) => read('蓝票价税合计') - read('红票价税合计(绝对值)'),
  'I-002': same('蓝票价税合计'),
  'I-003': same('不含税净额'),
  'I-004': same('税额净额'),
  'I-005': same('全部张数'),
  'I-005.VALID.L12': same('有效张数'),
  'I-006': divide('蓝票价税合计', '有效张数'),
  'I-007': grown('本期开票净额', '比较期开票净额'),
  'I-008': grown('本期开票净额', '比较期开票净额'),
  'I-009': grown('本期开票净额', '比较期开票净额'),
  'I-010': grown('本期开票净额', '比较期开票净额'),
  'I-011': grown('本期开票净额', '比较期开票净额'),
  'I-012': (read) => Math.sqrt(read('最近完整年度开票净额') / read('前两个完整年度开票净额')) - 1,
  'I-013': same('有开票月数'),
  'I-020': divide('标准差', '月均净额'),
  'I-021': divide('最大月净额', '中位数'),
  'I-023': divide('每月变化', '月均净额'),
  'I-024': (read) => read('近3个月开票净额') / 3 / (read('此前9个月开票净额') / 9) - 1,
  'I-025': (read) => Math.abs(read('当月开票净额') / read('上月开票净额') - 1),
  'I-026.DEC.L12': divide('12月开票净额', '近12个月开票净额'),
  'I-026.QEND.L12': divide('季末月开票净额', '近12个月开票净额'),
  'I-027': divide('作废张数', '税控发票张数'),
  'I-028': (read) =>
    read('作废蓝票价税合计') / (read('税控蓝票价税合计') + read('作废蓝票价税合计')),
  'I-029': divide('红票张数', '全部张数'),
  'I-030': divide('红票价税合计(绝对值)', '蓝票价税合计'),
  'I-031': divide('跨期红票', '已知对应蓝票'),
  'I-032': divide('最大红票(绝对值)', '开票净额'),
  'I-033': divide('重开张数', '红票张数'),
  'I-035': divide('专票价税合计', '蓝票价税合计'),
  'I-035.SHIFT.L12': (read) => Math.abs(read('近12个月占比') - read('上一个12个月占比')),
  'I-036': divide('数电票张数', '全部张数'),
  'I-037': lines('该税率净额', '明细净额合计'),
  'I-038': divide('本段张数', '蓝票张数'),
  'I-039': divide('顶额张数', '税控有效张数'),
  'I-041': divide('整额张数', '有效张数'),
  'I-042': divide('深夜张数', '带时间的蓝票'),
  'I-043': divide('放假日张数', '有效张数'),
  'I-044': divide('当日开票净额', '日均净额'),
  'I-046': divide('连号张数', '税控有效张数'),
  'I-047': divide('数量相同的明细行', '写明数量的明细行'),
  'I-048': same('客户数'),
  'I-049': same('供应商数'),
  'I-054': divide('两期皆有', '上一个12个月客户数'),
  'I-055': floored('上期前十'),
  'I-056': floored('新增客户'),
  'I-057': floored('流失客户'),
  'I-058.A.L12': same('A级'),
  'I-058.B.L12': same('B级'),
  'I-058.C.L12': same('C级'),
  'I-058.A_SHARE.L12': (read) => read('A级') / (read('A级') + read('B级') + read('C级')),
  'I-064': divide('互开金额', '开票净额(负数按0计)'),
  'I-064.PAIRS.L12': same('互开对数'),
  'I-066': floored('自然人'),
  'I-067': divide('省外净额', '地区已知净额'),
  'I-069': divide('省外净额', '地区已知净额'),
  'I-070': (read) => Math.min(read('省外客户占比'), read('省外供应商占比')),
  'I-071': same('进项净额'),
  'I-072': divide('进项不含税净额', '销项不含税净额'),
  'I-073': (read) => 1 - read('进项不含税净额') / read('销项不含税净额'),
  'I-077': lines('经营支出', '进项明细净额'),
  'I-078': lines('餐饮住宿', '进项明细净额'),
  'I-079': divide('进项运费', '销项货物'),
  'I-081': lines('前三名净额', '明细净额'),
  'I-083': divide('行业内品类', '有编码的销项'),
  'I-085': lines('多税率商品净额', '明细净额'),
  'I-091': divide('开票净额', '参保人数'),
  'I-092': divide('开票净额', '资本'),
  'I-093': grown('近3个月客户数', '此前3个月客户数'),
  'I-094': lines('服务类净额', '明细净额'),
  'I-095': lines('零税率净额', '明细净额'),
  'I-096': divide('进项红票(绝对值)', '进项蓝票'),
}

const formulaOf = (indicator: IndicatorValue) =>
  FORMULA[indicator.key] ??
  FORMULA[indicator.key.replace(/\.L\d+$/, '.L12')] ??
  (/^I-05[02]$/.test(indicator.id) ? top(indicator) : FORMULA[indicator.id])

describe('figures follow from their inputs', () => {
  const known = all.filter(({ indicator }) => typeof indicator.value === 'number')
  const ids = [...new Set(known.map(({ indicator }) => indicator.id))]

  it.each([...new Set([...Object.keys(FORMULA).map((key) => key.slice(0, 5)), 'I-050', 'I-052'])])(
    '%s',
    (id) => {
      const checked = known.filter(({ indicator }) => indicator.id === id)
      expect(checked.length).toBeGreaterThan(0)
      for (const { name, indicator } of checked) {
        const read: Read = (wanted) => {
          const found = indicator.inputs.find((input) => input.name === wanted.replace(/\?$/, ''))
          if (!found && wanted.endsWith('?')) return 0
          expect(found, `${indicator.key} shows ${wanted}`).toBeDefined()
          return Number(found!.value)
        }
        const expected = formulaOf(indicator)!(read)
        // Both sides are rounded before they are shown: money to the fen, all else to six digits.
        const off = Math.abs((indicator.value as number) - expected)
        expect(off, `${name} ${indicator.key}: ${indicator.value} and ${expected}`).toBeLessThan(
          (indicator.unit === 'yuan' ? 0.0051 : 2e-6) + Math.abs(expected) * 1e-6,
        )
      }
    },
  )

  it('leaves out only what is no quotient or sum of two figures', () => {
    const left = ids.filter((id) => !Object.keys(FORMULA).some((key) => key.startsWith(id)))
    expect(left.sort()).toEqual(
      [
        ...['I-014', 'I-015', 'I-016', 'I-017', 'I-019', 'I-022', 'I-034', 'I-040'],
        ...['I-045', 'I-050', 'I-051', 'I-052', 'I-053', 'I-059', 'I-074', 'I-075', 'I-076'],
        ...['I-080', 'I-082', 'I-084', 'I-086', 'I-090'],
      ].filter((id) => ids.includes(id)),
    )
  })
})

describe('inputs', () => {
  const UNITS: Unit[] = [
    ...(['yuan', 'ratio', 'pp', 'times', 'count', 'days', 'months'] as const),
    ...(['parties', 'date', 'bool', 'index', 'entries'] as const),
  ]
  it('have a name of their own, a unit and a value in that unit', () => {
    for (const { name, indicator } of all) {
      const inputs = indicator.inputs
      expect(new Set(inputs.map((input) => input.name)).size, indicator.key).toBe(inputs.length)
      for (const input of inputs) {
        const where = `${name} ${indicator.key} ${input.name}`
        expect(input.name, where).not.toBe('')
        expect(UNITS, where).toContain(input.unit)
        if (input.unit === 'count' || input.unit === 'parties' || input.unit === 'months')
          expect(Number.isInteger(input.value), where).toBe(true)
        if (input.unit === 'yuan')
          expect(input.value, where).toBe(Math.round(Number(input.value) * 100) / 100)
        if (input.unit === 'date')
          expect(input.value, where).toMatch(/^(无|\d{4}-\d\d(-\d\d)?(、\d{4}-\d\d)*)$/)
        if (input.unit === 'ratio') expect(Math.abs(Number(input.value)), where).toBeLessThan(10)
      }
    }
  })
  it('of money are in yuan, of invoices in sheets, of partners in firms', () => {
    for (const { indicator } of all)
      for (const { name, unit } of indicator.inputs) {
        if (/张数$/.test(name)) expect(unit, `${indicator.key} ${name}`).toBe('count')
        if (/家数$|对数$|客户数$|供应商数$/.test(name))
          expect(unit, `${indicator.key} ${name}`).toBe('parties')
        if (/净额|价税合计/.test(name) && !/品类数/.test(name))
          expect(unit, `${indicator.key} ${name}`).toBe('yuan')
      }
  })
  it('stand beside a missing value as the months that are known, or as words', () => {
    for (const { name, indicator } of all)
      if (indicator.reason === 'NO_DATA' || indicator.reason === 'PARTIAL')
        expect(indicator.detail, `${name} ${indicator.key}`).toMatch(/^\d+\/\d+$|\p{Script=Han}/u)
  })
})
