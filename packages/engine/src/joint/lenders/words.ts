/** What a joint report says of what lenders told of the enterprise. */
import { words } from '@xinjian/format/say/words'

export const LENDERS_SAYS = words({
  data: ['借贷记录', 'Lending records'],
  title: ['借贷记录（仅企业本身）', 'Lending records of the enterprise alone'],
  intro: [
    '企业授权后于{at:code}查得借贷记录{n:count}条。此处只看企业本身；法定代表人、其配偶与实际控制人的借贷只在多头借贷报告中、凭其本人授权列示。未见异常不提高等级，也不产生准入结论和额度。',
    '{n|record was|records were} told on {at} under the consent of the enterprise. Here only the enterprise itself is looked at: what its legal representative, the spouse and the actual controller borrow stands in the multi-lending report alone, under a consent of each. That nothing is amiss raises no grade, admits nobody and carries no limit.',
  ],
  convention: [
    '有30日内查得的借贷记录的，企业本身的多头借贷与逾期须人工复核，R-020以企业的申请与授权查询、银税互动授权时间判断；没有的一律不判断，不视为没有。个人的借贷记录不进入本报告。',
    'Where lending records were told within 30 days, crowding and arrears of the enterprise alone need a review, and R-020 is judged by the days of its applications, queries by consent and bank-tax authorisations; where there are none nothing is judged, which is not “none”. Records of persons are no part of this report.',
  ],
  alone: ['只计企业本身：{text:words}', 'Of the enterprise alone: {text}'],
  crowded: ['多头借贷未达提示线：{name:words}', 'Crowding within the line: {name}'],
  ask: [
    '请企业说明近期申请融资的机构、用途与结果。',
    'Please explain at whom was applied recently, what for and what came of it.',
  ],
  change: ['申请减少后重新查询可重新判断。', 'To be judged anew by a later look-up.'],

  surged: [
    '{month:code}开票骤增，其后红冲{red:yuan}，{day:code}有融资申请或授权，时间接近，建议核实。',
    'A surge of invoices in {month}, {red} reversed after it, and an application for credit or an authorisation on {day}: close in time, check it.',
  ],
  tooEarly: [
    '{month:code}开票骤增后大额红冲，查询借贷记录时其后30天尚未过完',
    'a surge in {month} and large reds after it: lenders were asked before 30 days had passed',
  ],
  red: ['其后红冲金额', 'Reversed after it'],
  net: ['骤增月净额', 'Net of the month of the surge'],
})
