import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readerOf } from './read.ts'
import { labelOf, namesOf, pairOf, pairsOf, templateOf, words } from './words.ts'

const SAYS = words({
  dense: ['客户集中', 'Customers are few'],
  whole: ['成立当年', 'Year of the founding'],
  share: ['{n:count}家客户占{part:percent}。', '{n|customer|customers} have {part}.'],
  wan: ['月均开票{sum:wan}，{why:words}。', 'A month comes to {sum}: {why~}.'],
  twice: ['{a:yuan}对{b:yuan}，即{a}。', '{b} against {a}.'],
  span: ['{from:code}至{to:code}缺{months:list}', '{months} lack from {from} to {to}'],
  named: ['受票方{name:text}', 'Buyer “{name}”'],
  exact: ['开票{sum:wanCents}', '{sum} invoiced'],
  often: ['超过{line:number}倍的{n:count}个月', '{n|month|months} above {line} times'],
  times: ['为上年的{part:share}', '{part} of the year before'],
  line: ['不低于{sum:drawn}', 'at least {sum}'],
  cents: ['{sum:wanCents}以上', 'from {sum}'],
  many: ['{n:many}张', '{n|invoice|invoices}'],
  part: ['{n:number}个月', '{n|month|months}'],
  when: ['{when:span}{what:words}', '{what} in the {when}'],
  last: ['近{n:count}个月', 'last {n|month|months}'],
  before: ['近3个月之前的9个月', '9 months before the last 3 months'],
  inPeriod: ['{p:period}未见申报', 'No return of {p}'],
  span2: ['{a:code}至{b:code}', '{a} to {b}'],
  ofMonths: ['{p:period}({months:period})', '{p} ({months})'],
  returns: ['{ps:periods}申报表', 'Returns of {ps}'],
  year: ['{y:year}年', '{y}'],
  inYear: ['{y:year}年报表', 'Statement of {y}'],
  hits: ['{texts:sentences}', '{texts}'],
  noted: ['{text:words}（另见{why:words}。）', '{text} (See {why~}.)'],
  told: ['{parts:clauses}', '{parts}'],
  inBrackets: ['{what:words}（{why:words}）', '{what} ({why~})'],
  division: ['{name:left}，大类{code:code}', '{name}division {code}'],
})
const read = readerOf(pairsOf(SAYS))
const say = (zh: string): string | null => (/[\u3400-\u9fff]/.test(zh) ? read(zh, say) : zh)

// Both sides written by hand.
const SAID: readonly (readonly [zh: string, said: string, en: string])[] = [
  [SAYS.dense, '客户集中', 'Customers are few'],
  [SAYS.share({ n: 5, part: 0.714 }), '5家客户占71.40%。', '5 customers have 71.40%.'],
  [SAYS.share({ n: 1, part: 1 }), '1家客户占100.00%。', '1 customer have 100.00%.'],
  [
    SAYS.wan({ sum: 2_240_000, why: SAYS.dense }),
    '月均开票224万元，客户集中。',
    'A month comes to 2.24m yuan: customers are few.',
  ],
  [
    SAYS.wan({ sum: -5_200, why: SAYS.whole }),
    '月均开票-0.52万元，成立当年。',
    'A month comes to -5,200 yuan: year of the founding.',
  ],
  [
    SAYS.twice({ a: 1234.5, b: -0.001 }),
    '1,234.50元对0.00元，即1,234.50元。',
    '0.00 yuan against 1,234.50 yuan.',
  ],
  [
    SAYS.span({ from: '2025-01', to: '2025-06', months: ['2025-02', '2025-03'] }),
    '2025-01至2025-06缺2025-02、2025-03',
    '2025-02, 2025-03 lack from 2025-01 to 2025-06',
  ],
  [SAYS.named({ name: '苏州鼎盛' }), '受票方苏州鼎盛', 'Buyer “苏州鼎盛”'],
  [SAYS.exact({ sum: 1_270_000 }), '开票127.00万元', '1.27m yuan invoiced'],
  [SAYS.often({ line: 0.5, n: 1 }), '超过0.5倍的1个月', '1 month above 0.5 times'],
  [SAYS.often({ line: 5000, n: 2 }), '超过5000倍的2个月', '2 months above 5,000 times'],
  [SAYS.inPeriod({ p: '2025年' }), '2025年未见申报', 'No return of 2025'],
  [SAYS.inYear({ y: 2025 }), '2025年报表', 'Statement of 2025'],
  [
    SAYS.returns({ ps: [SAYS.ofMonths({ p: '2025年', months: '2025-01至2025-12' }), '2025-02'] }),
    '2025年(2025-01至2025-12)、2025-02申报表',
    'Returns of 2025 (2025-01 to 2025-12), 2025-02',
  ],
  [SAYS.times({ part: 12 }), '为上年的12.00倍', '12.00 times of the year before'],
  [SAYS.line({ sum: 9_999.5 }), '不低于9999.5元', 'at least 9,999.5 yuan'],
  [SAYS.line({ sum: 300_000 }), '不低于30万元', 'at least 300,000 yuan'],
  [SAYS.line({ sum: 1_234_567 }), '不低于123.4567万元', 'at least 1.234567m yuan'],
  [SAYS.cents({ sum: 1_270_000 }), '127.00万元以上', 'from 1.27m yuan'],
  [SAYS.cents({ sum: -50_000 }), '-5.00万元以上', 'from -50,000 yuan'],
  [SAYS.many({ n: 12_345 }), '12,345张', '12,345 invoices'],
  [SAYS.many({ n: 1 }), '1张', '1 invoice'],
  [SAYS.part({ n: 5.6 }), '5.6个月', '5.6 months'],
  [SAYS.part({ n: 1 }), '1个月', '1 month'],
  [
    SAYS.when({ when: SAYS.last({ n: 12 }), what: SAYS.dense }),
    '近12个月客户集中',
    'Customers are few in the last 12 months',
  ],
  [
    SAYS.when({ when: SAYS.before, what: SAYS.whole }),
    '近3个月之前的9个月成立当年',
    'Year of the founding in the 9 months before the last 3 months',
  ],
]

const FEW = SAYS.share({ n: 2, part: 0.5 })
const APART: readonly (readonly [zh: string, said: string, en: string])[] = [
  [
    SAYS.hits({ texts: [FEW, FEW] }),
    '2家客户占50.00%。2家客户占50.00%。',
    '2 customers have 50.00%. 2 customers have 50.00%.',
  ],
  // The stop within the brackets ends nothing, and what stands in them belongs to the sentence before.
  [
    SAYS.hits({ texts: [SAYS.noted({ text: FEW, why: SAYS.dense }), FEW] }),
    '2家客户占50.00%。（另见客户集中。）2家客户占50.00%。',
    '2 customers have 50.00%. (See customers are few.) 2 customers have 50.00%.',
  ],
  [
    SAYS.told({ parts: [SAYS.dense, SAYS.whole] }),
    '客户集中；成立当年',
    'Customers are few; Year of the founding',
  ],
  [
    SAYS.told({
      parts: [
        SAYS.inBrackets({ what: SAYS.dense, why: SAYS.told({ parts: [SAYS.whole, SAYS.dense] }) }),
        SAYS.whole,
      ],
    }),
    '客户集中（成立当年；客户集中）；成立当年',
    'Customers are few (year of the founding; Customers are few); Year of the founding',
  ],
  [SAYS.division({ name: '批发业', code: 'F51' }), '批发业，大类F51', 'division F51'],
]

describe('words', () => {
  it.each(APART)('say %s, part by part', (zh, said, en) => {
    expect(zh).toBe(said)
    expect(say(zh)).toBe(en)
  })
  it('lose nothing of a text that cannot be parted', () => {
    expect(say('客户集中（；成立当年')).toBeNull()
    expect(say('客户集中；')).toBeNull()
    expect(say('2家客户占50.00%。某种说法')).toBeNull()
    // A whole that is its only part is not asked for again.
    expect(say('某种说法。')).toBeNull()
  })
  it.each(SAID)('say %s', (zh, said, en) => {
    expect(zh).toBe(said)
    expect(say(zh)).toBe(en)
  })
  it('are silent where a part cannot be said, and where no template fits', () => {
    expect(say('月均开票224万元，某种说法。')).toBeNull()
    expect(say('5家客户占很多。')).toBeNull()
    expect(say('5家客户占71.40%')).toBeNull()
    expect(say('客户集中，2025年未见申报')).toBeNull()
    expect(say('2025年：客户集中申报表')).toBeNull()
  })
  it('read by the template that has the most words of its own', () => {
    const both = words({
      any: ['{what:words}偏高', '{what} is high'],
      rate: ['{what:words}占比偏高', 'The share of {what~} is high'],
      voids: ['作废', 'Voids'],
    })
    const reader = readerOf(pairsOf(both))
    const said = (zh: string): string | null => reader(zh, said)
    expect(said('作废占比偏高')).toBe('The share of voids is high')
    expect(said('作废偏高')).toBe('Voids is high')
  })
  it('part a text behind the last mark where behind the first one nothing can be said', () => {
    const both = words({
      worst: ['{what:words}（{who:list}）；另有{n:count}项。', '{what} ({who}); {n|more|more}.'],
      missing: [
        '缺{n:count}个月（{month:code}），评级作废',
        '{n|month|months} missing ({month}), no rating',
      ],
      invoices: ['发票报告', 'Invoice report'],
      taxes: ['税务报告', 'Tax report'],
    })
    const reader = readerOf(pairsOf(both))
    const said = (zh: string): string | null => (/[\u3400-\u9fff]/.test(zh) ? reader(zh, said) : zh)
    const missing = both.missing({ n: 3, month: '2026-03' })
    const who = [both.invoices, both.taxes]
    expect(said(both.worst({ what: missing, who, n: 2 }))).toBe(
      '3 months missing (2026-03), no rating (Invoice report, Tax report); 2 more.',
    )
  })
  it('say a name within a sentence with a small letter, unless it is one of capitals', () => {
    const tax = words({
      tax: ['主税种为{name:words}', 'The main tax is {name~}'],
      vat: ['增值税', 'VAT'],
      income: ['所得税', 'Income tax'],
    })
    const reader = readerOf(pairsOf(tax))
    const said = (zh: string): string | null => reader(zh, said)
    expect(said('主税种为增值税')).toBe('The main tax is VAT')
    expect(said('主税种为所得税')).toBe('The main tax is income tax')
  })
  it('read back whatever figures they were told', () => {
    const figure = fc.double({ min: -1e12, max: 1e12, noNaN: true })
    fc.assert(
      fc.property(fc.integer(), figure, figure, (n, part, sum) => {
        expect(say(SAYS.share({ n, part: part / 1e6 }))).not.toBeNull()
        expect(say(SAYS.wan({ sum, why: SAYS.dense }))).not.toBeNull()
        expect(say(SAYS.twice({ a: sum, b: part }))).not.toBeNull()
        expect(say(SAYS.times({ part }))).not.toBeNull()
        expect(say(SAYS.line({ sum: Math.round(sum * 100) / 100 }))).not.toBeNull()
        expect(say(SAYS.part({ n }))).not.toBeNull()
        expect(say(SAYS.many({ n }))).not.toBeNull()
        expect(say(SAYS.cents({ sum }))).not.toBeNull()
      }),
    )
  })
  it('give both languages of a name', () => {
    expect(namesOf(SAYS, 'dense')).toEqual({ zh: '客户集中', en: 'Customers are few' })
    expect(pairOf(SAYS, 'dense')).toEqual(['客户集中', 'Customers are few'])
    expect(() => namesOf(SAYS, 'share')).toThrow('share')
  })
  it('show their arguments by name', () => {
    expect(templateOf(SAYS, 'share')).toBe('{n}家客户占{part}。')
    expect(templateOf(SAYS, 'twice')).toBe('{a}元对{b}元，即{a}。')
    expect(templateOf(SAYS, 'dense')).toBe('客户集中')
  })
  it('give what a longer name adds to a short one', () => {
    const both = words({
      rate: ['收益率', 'Return'],
      onEquity: ['收益率·净资产', 'Return on equity'],
      dear: ['收益率偏高', 'High return'],
    })
    expect(labelOf(both, 'rate', 'onEquity')).toEqual({ zh: '·净资产', en: ' on equity' })
    expect(() => labelOf(both, 'rate', 'dear')).toThrow('dear')
  })
  it('do not compile without a language, an argument or a kind', () => {
    // @ts-expect-error no English
    words({ a: ['甲'] })
    // @ts-expect-error the English does not tell n
    words({ a: ['甲{n:count}', 'A'] })
    // @ts-expect-error the Chinese knows no m
    words({ a: ['甲{n:count}', 'A {n} {m}'] })
    // @ts-expect-error told nothing
    expect(() => SAYS.share()).toThrow()
    // @ts-expect-error a number is wanted
    SAYS.share({ n: '5', part: 1 })
    // @ts-expect-error a name takes no arguments
    expect(() => SAYS.dense({})).toThrow()
  })
})
