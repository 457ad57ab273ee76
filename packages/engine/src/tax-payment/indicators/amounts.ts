/** What was paid: T-008, T-009, T-011, and what is told beside it. */

import { amount } from '@xinjian/format/say/figures'
import type { MonthWindow } from '../../kit/calendar/window.ts'
import { growth, moneyInput, ratio } from '../../kit/outcome.ts'
import { knownMonths } from '../../kit/verdict/known-months.ts'
import { GROUP_WORDS, groupOf, KIND_GROUPS, type KindGroup, type PaymentClass } from '../classes.ts'
import { paid, type SeenPayment, type TaxContext, total } from '../context.ts'
import type { IndicatorDefinition, Outcome, Variant } from '../definition.ts'
import { paymentLeg } from '../evidence.ts'
import { kindsOf, mainKind } from '../kinds.ts'

const COMMON = {
  unit: 'yuan',
  missing: { rule: 'N', sources: ['PAYMENT'] },
  evidence: 'AMOUNT',
  version: '1',
} as const

/** What is not in the total, so that nobody takes it for the whole. */
function besides(context: TaxContext, window: MonthWindow): string | undefined {
  const pending = paid(context, 'PENDING', window)
  const other = paid(context, 'OTHER', window)
  const say = (rows: readonly SeenPayment[], words: string) =>
    rows.length ? `另有${rows.length}笔${amount(total(rows) / 100)}元${words}，未计入` : ''
  const text = [say(pending, '已缴款未入库'), say(other, '未注明税款属性或为利息')]
  return text.filter(Boolean).join('；') || undefined
}

function sumOf(what: PaymentClass, name: string) {
  return (context: TaxContext, _: Variant, { window }: { window: MonthWindow }): Outcome => {
    const sum = total(paid(context, what, window))
    return {
      value: sum / 100,
      inputs: [moneyInput(name, sum)],
      evidence: [paymentLeg(context, { class: what, window })],
    }
  }
}

const groupSum: IndicatorDefinition['compute'] = (context, { option }, { window }) => {
  const group = KIND_GROUPS[option ?? 0]!
  const kinds = kindsOf(context, (kind) => groupOf(kind) === group)
  const sum = total(paid(context, 'TAX', window, (p) => groupOf(p.taxKind) === group))
  return {
    value: sum / 100,
    inputs: [moneyInput(`${GROUP_WORDS[group]}实缴`, sum)],
    evidence: [paymentLeg(context, { class: 'TAX', window, kinds, called: GROUP_WORDS[group] })],
  }
}

const groupVariant = (group: KindGroup, en: string): Variant => ({
  suffix: group,
  label: { zh: `·${GROUP_WORDS[group]}`, en: ` (${en})` },
  window: 'L12',
  option: KIND_GROUPS.indexOf(group),
})

/** T-011 looks at the two taxes that follow the business: others come and go with single events. */
const GROWING: readonly KindGroup[] = ['VAT', 'CIT']

/** Months within which a firm that files by the quarter has not had its first term. */
const QUARTER = 3
const NOTHING_DUE = '成立未满一个季度，首个申报期可能尚未到期'

export const AMOUNT_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...COMMON,
    id: 'T-008',
    names: { zh: '纳税总额', en: 'Tax paid' },
    formula: 'Σ 已入库税款，不含滞纳金、罚款、代扣代缴与个人所得税、社会保险费，退税不冲减',
    variants: [
      { window: 'L12', threshold: 'T-008' },
      { window: 'P12' },
      { window: 'L24' },
      { window: 'L36' },
    ],
    source: 'domain §3.3 T-008',
    compute(context, variant, windows) {
      const detail = besides(context, windows.window)
      const sum = sumOf('TAX', '纳税总额')(context, variant, windows)
      const { existed } = knownMonths(context.series, windows.window)
      return {
        ...sum,
        ...(sum.value === 0 && existed <= QUARTER ? { flagOn: null, aside: NOTHING_DUE } : {}),
        ...(detail ? { detail } : {}),
      }
    },
  },
  {
    ...COMMON,
    id: 'T-009',
    names: { zh: '分税种实缴', en: 'Tax paid by kind' },
    formula:
      'Σ 该税种已入库税款，口径同纳税总额；附加税费 = 城市维护建设税、教育费附加、地方教育附加',
    variants: [
      groupVariant('VAT', 'VAT'),
      groupVariant('CIT', 'corporate income tax'),
      groupVariant('SURTAX', 'surtaxes'),
      groupVariant('OTHER', 'other'),
    ],
    source: 'domain §3.3 T-009',
    compute: groupSum,
  },
  {
    ...COMMON,
    id: 'T-009.MAIN',
    names: { zh: '主税种占比', en: 'Share of the main tax' },
    unit: 'ratio',
    formula: '实缴最多的税种 ÷ 纳税总额',
    variants: [{ window: 'L12' }],
    source: 'domain §3.9',
    compute(context, _, { window }) {
      const all = total(paid(context, 'TAX', window))
      const main = mainKind(context, window)
      const part =
        main === null ? 0 : total(paid(context, 'TAX', window, (p) => p.taxKind === main))
      return {
        ...ratio(part, all),
        ...(main ? { detail: `主税种为${main}` } : {}),
        inputs: [
          moneyInput(main ? `${main}实缴` : '主税种实缴', part),
          moneyInput('纳税总额', all),
        ],
        evidence: [
          paymentLeg(context, {
            class: 'TAX',
            window,
            ...(main ? { kinds: [main] } : { kinds: [] }),
          }),
          paymentLeg(context, { class: 'TAX', window }),
        ],
      }
    },
  },
  {
    ...COMMON,
    id: 'T-011',
    names: { zh: '纳税增长率(增值税+企业所得税)', en: 'Growth of VAT and income tax' },
    unit: 'ratio',
    formula: '(近12个月增值税与企业所得税实缴 − 上一个12个月) ÷ |上一个12个月|',
    variants: [{ window: 'L12', base: 'P12', threshold: 'T-011' }],
    source: 'domain §3.3 T-011',
    compute(context, _, { window, base }) {
      const grows = (kind: string) => GROWING.includes(groupOf(kind))
      const of = (span: MonthWindow) => total(paid(context, 'TAX', span, (p) => grows(p.taxKind)))
      const leg = (span: MonthWindow) =>
        paymentLeg(context, {
          class: 'TAX',
          window: span,
          kinds: kindsOf(context, grows),
          called: '增值税、企业所得税',
        })
      const [current, previous] = [of(window), of(base)]
      return {
        ...growth(current, previous),
        inputs: [moneyInput('本期实缴', current), moneyInput('比较期实缴', previous)],
        evidence: [leg(window), leg(base)],
      }
    },
  },
  {
    ...COMMON,
    id: 'P-001',
    names: { zh: '退税退抵金额', en: 'Tax paid back' },
    formula: 'Σ |退库、退抵或负数的缴款|，不冲减纳税总额',
    variants: [{ window: 'L12' }, { window: 'L36' }],
    source: 'domain §2.8',
    compute: sumOf('REFUND', '退税退抵金额'),
  },
  {
    ...COMMON,
    id: 'P-002',
    names: { zh: '已缴款未入库金额', en: 'Paid, not yet in the treasury' },
    formula: 'Σ 已缴款而税务机关未显示入库的税款，不计入纳税总额',
    variants: [{ window: 'L12' }],
    source: 'domain §2.8',
    compute: sumOf('PENDING', '已缴款未入库金额'),
  },
  {
    ...COMMON,
    id: 'P-003',
    names: { zh: '代扣代缴与个人所得税', en: 'Tax withheld for others' },
    formula: 'Σ 代扣代缴税款与个人所得税，不计入纳税总额',
    variants: [{ window: 'L12' }],
    source: 'domain §2.8',
    compute: sumOf('WITHHELD', '代扣代缴与个人所得税'),
  },
]
