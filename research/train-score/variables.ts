import type { CardVariable } from '../../packages/engine/src/invoice/score/index.ts'
import { CARD_SHAPES } from '../../packages/engine/src/invoice/score/shapes.ts'
import type { Shaped } from '../../packages/engine/src/kit/score/training/design.ts'

/** What a variable is, before training has given it points. */
export type VariableSpec = Pick<
  CardVariable,
  'id' | 'name' | 'indicatorKey' | 'format' | 'better' | 'formula' | 'reasons'
> &
  Shaped

/** Shape and direction are fixed by the domain (domain reference §6.2 rows 3, 5–7 and I-013, I-072): see docs/score.md. */
export const VARIABLES: readonly VariableSpec[] = [
  {
    id: 'businessMonths36',
    name: '近36个月经营月数',
    indicatorKey: 'I-013.L12',
    format: 'months',
    better: 'higher',
    formula:
      '近36个月中，对稳定客户的开票净额（不含税）达到3万元的月数；两个月以内的低谷或未采集按前后较低的月份计。稳定客户：往来满6个月且不互开，其中往来不满一年的，每月最多计到满一年客户的同等金额',
    reasons: {
      strong: '近36个月中有{value}对稳定客户的开票达到3万元，可见的持续经营时间偏短。',
      mild: '近36个月中有{value}对稳定客户的开票达到3万元，持续经营仍可积累。',
      missing: '经营月数无法计算，不计分。',
    },
    shape: CARD_SHAPES.businessMonths36,
  },
  {
    id: 'steadySales24',
    name: '一年前两年的月均稳定销售额',
    indicatorKey: 'I-003.L24',
    format: 'yuan',
    better: 'higher',
    formula:
      '第13至36个月前、对往来满一年且不互开的客户的月均开票净额（不含税）；两个月以内的低谷或未采集按前后较低的月份计，更早没有发票的月份按0计。最近一年的放量不计入',
    reasons: {
      strong: '一年以前的两年里，对稳定客户的月均开票净额为{value}（不含税），长期经营规模偏小。',
      mild: '一年以前的两年里，对稳定客户的月均开票净额为{value}（不含税），规模仍有提升空间。',
      missing: '月均稳定销售额无法计算，不计分。',
    },
    shape: CARD_SHAPES.steadySales24,
  },
  {
    id: 'purchaseRatio24',
    name: '近24个月进销比',
    indicatorKey: 'I-072.L12',
    format: 'percent',
    better: 'middle',
    formula:
      '近24个月进项净额 ÷ 销项净额（不含税）；每月进项最多按第四高的月份计，未采集的月份从高计；新的、互开的和有买有卖的对手计入与不计入各算一次，取得分较低者',
    reasons: {
      strong: [
        {
          from: 1,
          text: '近24个月进项净额相当于销项净额的{value}，进项大于销项，票面没有盈利空间。',
        },
        { from: 0, text: '近24个月进项净额相当于销项净额的{value}，票面盈利空间小。' },
      ],
      mild: [
        { from: 0.2, text: '近24个月进项净额相当于销项净额的{value}，高于较稳妥的20%。' },
        { from: 0, text: '近24个月进项净额相当于销项净额的{value}，低于较稳妥的10%，进项偏少。' },
      ],
      missing: '没有完整采集进项发票，或没有可比的稳定销售，无法计算进销比，不计分。',
    },
    shape: CARD_SHAPES.purchaseRatio24,
  },
]

const [, STEADY_SALES] = VARIABLES

/** Of the card of collected data: nothing can be left out of it, so months that are missing and ranges for them have no say. */
export const COLLECTED_VARIABLES: readonly VariableSpec[] = [
  {
    id: 'oldBusinessMonths36',
    name: '近36个月对老客户的经营月数',
    indicatorKey: 'I-013.L12',
    format: 'months',
    better: 'higher',
    formula:
      '近36个月中，对老客户的开票净额（不含税）达到3万元的月数；两个月以内的低谷按前后较低的月份计。老客户：往来满一年且不互开',
    reasons: {
      strong: '近36个月中有{value}对老客户的开票达到3万元，可见的持续经营时间偏短。',
      mild: '近36个月中有{value}对老客户的开票达到3万元，持续经营仍可积累。',
      missing: '经营月数无法计算，不计分。',
    },
    shape: CARD_SHAPES.oldBusinessMonths36,
  },
  STEADY_SALES!,
  {
    id: 'purchasesToEarlierSales24',
    name: '近24个月进项与较早销项之比',
    indicatorKey: 'I-072.L12',
    format: 'percent',
    better: 'middle',
    formula:
      '近24个月进项净额 ÷ 第13至36个月前对老客户的开票净额（不含税）；新的供应商和有买有卖的对手计入与不计入各算一次，取得分较低者。最近一年的放量不降低这一比例',
    reasons: {
      strong: [
        {
          from: 1,
          text: '近24个月进项净额相当于一年以前两年对老客户销项净额的{value}，进项大于已经稳定的销售。',
        },
        {
          from: 0,
          text: '近24个月进项净额相当于一年以前两年对老客户销项净额的{value}，与已经稳定的销售相比偏高。',
        },
      ],
      mild: [
        {
          from: 0.2,
          text: '近24个月进项净额相当于一年以前两年对老客户销项净额的{value}，高于较稳妥的20%。',
        },
        {
          from: 0,
          text: '近24个月进项净额相当于一年以前两年对老客户销项净额的{value}，低于较稳妥的10%，进项偏少。',
        },
      ],
      missing: '没有完整采集进项发票，或一年以前没有对老客户的销售，无法计算，不计分。',
    },
    shape: CARD_SHAPES.purchasesToEarlierSales24,
  },
]
