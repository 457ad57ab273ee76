/** What the rules on tax payments say, and what may be set of them. */
import { words } from '@xinjian/format/say/words'

export const TAX_PAYMENT_RULE_SAYS = words({
  arrearsName: ['当前欠税', 'Arrears now'],
  arrearsThreshold: [
    '当前欠税余额>0中；>{yuan:count}元或最早一笔超过{days:count}天为高，且为红线',
    'Arrears > 0 medium; > {yuan} yuan, or the oldest over {days|day|days}, high and a red line',
  ],
  arrearsSince: [
    '企业当前欠缴税款{amt:yuan}，最早发生于{date:code}，存在税务追缴与滞纳金风险。',
    'The enterprise owes tax of {amt}, since {date} at the earliest: it may be pursued, with late fees.',
  ],
  arrears: [
    '企业当前欠缴税款{sum:yuan}，存在税务追缴与滞纳金风险。',
    'The enterprise owes tax of {sum}: it may be pursued, with late fees.',
  ],
  surtaxName: ['附加税不符', 'Surtax does not match VAT'],
  surtaxThreshold: [
    '城建税与增值税实缴之比不在{rates:list}任一比例的±{points:code}个百分点内，或有增值税而没有城建税',
    'City construction tax paid to VAT paid not within ±{points} percentage points of any of {rates}, or VAT without city construction tax',
  ],
  surtaxTemplate: [
    '近12个月城建税与增值税实缴之比为{pct:code}，城建税与增值税比例异常，建议核实。',
    'City construction tax paid is {pct} of VAT paid in the last 12 months, an unusual proportion: check it.',
  ],
  surtaxNone: [
    '近12个月实缴增值税{vat:yuan}，缴款记录中没有城市维护建设税，建议核实。',
    'VAT of {vat} was paid in the last 12 months, and no city construction tax is among the payments: check it.',
  ],
  surtaxOff: [
    '近12个月城建税与增值税实缴之比为{share:percent}，城建税与增值税比例异常，建议核实。',
    'City construction tax paid is {share} of VAT paid in the last 12 months, an unusual proportion: check it.',
  ],
  lateThreshold: [
    '近12个月滞纳金≥{low:count}次低、≥{medium:count}次中',
    'Late fees in the last 12 months: ≥ {low} low, ≥ {medium} medium',
  ],
  lateFees: [
    '近12个月产生滞纳金{n:count}次{amt:yuan}。',
    'Late fees were paid {n|time|times} in the last 12 months, {amt} in all.',
  ],
  highBalance: ['高级别：欠税余额', 'Level high: balance'],
  highDays: ['高级别：最早一笔天数', 'Level high: age of the oldest'],
  offRate: ['与法定税率相差', 'Distance from a statutory rate'],
  limitLow: ['低级别界限', 'Limit of level low'],
  limitMedium: ['中级别界限', 'Limit of level medium'],
})
