import { words } from '@xinjian/format/say/words'

/** What the gates of a verdict are called and say. */
export const GATE_SAYS = words({
  explain: ['请就{names:list}提供说明。', 'Please explain: {names}.'],
  explainWithProof: [
    '请就{names:list}提供说明与证明材料。',
    'Please explain, with supporting documents: {names}.',
  ],
  redLine: ['未命中红线规则', 'No red line hit'],
  redLineAt: ['命中任一红线规则（★）即拒绝', 'Any red line (★) that is hit leads to a refusal'],
  redLineSource: ['domain §4 红线', 'domain §4, red lines'],
  redLineHit: ['命中红线：{lines:clauses}。', 'Red line hit: {lines}.'],
  redLineOf: ['{rule:words}（{told:words}）', '{rule} ({told})'],
  redLineChange: [
    '红线事项消除并经核实后可重新申请。',
    'The enterprise may apply anew once the red-line matter is removed and that is verified.',
  ],
  rules: ['没有中高风险规则命中', 'No rule of medium or high level hit'],
  rulesAt: [
    '命中任一非红线的中、高风险规则须人工复核',
    'A hit of medium or high level that is no red line needs a review',
  ],
  rulesHit: ['{texts:sentences}', '{texts}'],
  rulesHitToo: [
    '{texts:sentences}另有{n:count}条规则命中：{names:list}。',
    '{texts} {n|more rule was|more rules were} hit: {names}.',
  ],
  figures: ['关键指标未达预警线', 'No key figure past its alert line'],
  figuresAt: [
    '纳税、偿债与现金流的关键指标达到红色预警线须人工复核',
    'A key figure of taxes, debts or cash flow past its red alert line needs a review',
  ],
  figuresSource: [
    'domain §3.3、§3.4 各指标红线；平台默认裁决表',
    'domain §3.3 and §3.4, red lines of the figures; default table of the platform',
  ],
})

/** Whether the data are recent. */
export const RECENT_SAYS = words({
  title: ['数据新近', 'Data are recent'],
  at: [
    '数据截止距判断日>{red:count}天不给额度，>{old:count}天不评级',
    'Data that end more than {red|day|days} before the day of judgement: no limit; more than {old|day|days}: not rated',
  ],
  source: [
    '平台默认裁决表：贷前数据时效',
    'default table of the platform: age of data before lending',
  ],
  ask: [
    '请重新授权采集或上传最近月份的{data:words}数据。',
    'Please authorise a new collection of the data on {data~} of the latest months, or upload them.',
  ],
  tooOld: [
    '{data:words}数据只到{to:code}，距判断日{day:code}已{n:count}天，不能说明企业现状，不评级。',
    'The data on {data~} end on {to}, {n|day|days} before the day of judgement {day}: they say nothing of the present, so there is no rating.',
  ],
  old: [
    '{data:words}数据只到{to:code}，距判断日{day:code}已{n:count}天，参考额度不予给出。',
    'The data on {data~} end on {to}, {n|day|days} before the day of judgement {day}: no limit is suggested.',
  ],
  rateAnew: [
    '取得最近月份的数据后可重新评级。',
    'The enterprise can be rated anew with data of the latest months.',
  ],
  limitAnew: [
    '取得最近月份的数据后可重新测算额度。',
    'The limit can be computed anew with data of the latest months.',
  ],
})

/** Whether enough months are known. */
export const COVERAGE_SAYS = words({
  title: ['{name:words}采集完整', '{name} collected in full'],
  at: [
    '近12个月{name:words}已采集≥{part:percent}，缺月即须人工复核',
    'At least {part} of the last 12 months of {name~} collected; a missing month needs a review',
  ],
  source: [
    'domain §3.1 缺失月份；平台默认裁决表',
    'domain §3.1, missing months; default table of the platform',
  ],
  none: [
    '近12个月{name:words}未采集，不能评级。',
    'The last 12 months of {name~} were not collected: no rating.',
  ],
  askAll: [
    '请授权采集或上传近12个月{name:words}。',
    'Please authorise the collection of the last 12 months of {name~}, or upload them.',
  ],
  changeAll: ['取得{name:words}后可重新评级。', 'The enterprise can be rated anew with {name~}.'],
  ask: [
    '请补充授权采集或上传{months:list}的{name:words}。',
    'Please authorise the collection of {name~} of {months}, or upload them.',
  ],
  tooFew: [
    '近12个月{name:words}缺{n:count}个月（{months:list}），已采集{known:count}/{existed:count}个月，不足以评级。',
    'Of the last 12 months of {name~} {n|month is|months are} missing ({months}); {known} of {existed|month was|months were} collected, too few to rate.',
  ],
  some: [
    '近12个月{name:words}缺{n:count}个月（{months:list}），结论只依据已采集的{known:count}个月。',
    'Of the last 12 months of {name~} {n|month is|months are} missing ({months}); the verdict rests on the {known} collected.',
  ],
  rateAnew: [
    '补齐缺失月份后可重新评级。',
    'The enterprise can be rated anew once the missing months are there.',
  ],
  whole: [
    '补齐缺失月份后结论不再受限于部分数据。',
    'Once the missing months are there the verdict no longer rests on part of the data.',
  ],
})

/** Whether the firm is old enough. */
export const YOUNG_SAYS = words({
  title: ['经营时间足以评级', 'Old enough to be rated'],
  at: ['成立以来完整月份≥{n:count}个', 'At least {n|whole month|whole months} since the founding'],
  source: [
    'domain §6.4 各准入规则：成立满1至2年',
    'domain §6.4, the admission rules: founded 1 to 2 years ago',
  ],
  text: [
    '企业成立不足{n:count}个完整月份，不评级。',
    'Less than {n|whole month|whole months} since the founding: not rated.',
  ],
  change: [
    '经营满{n:count}个完整月后可评级。',
    'The enterprise can be rated after {n|whole month|whole months} of business.',
  ],
})
