/** What the gates of reports on lending say. */
import { words } from '@xinjian/format/say/words'

export const LENDING_GATE_SAYS = words({
  source: ['平台默认裁决表', 'default table of the platform'],
  rowMeasure: ['次', 'time'],
  lookup: ['借贷信息查询', 'Look-ups of lending'],
  oneLookup: ['次借贷信息查询', 'look-up of lending'],

  toldTitle: ['借贷记录已查得', 'Lending records were obtained'],
  toldLine: [
    '企业的借贷记录未查得的不评级；已授权人员的记录未取到的须人工复核',
    'Without the records of the enterprise it cannot be rated; without those of a person who consented it needs a review',
  ],
  silent: ['{silent:clauses}，不能视为没有。', '{silent}: this does not mean that there is none.'],
  askAgain: [
    '请稍后重新查询，或通过其他渠道核实借贷情况。',
    'Please look up again later, or verify through other channels what is borrowed.',
  ],
  changeTold: ['取得借贷记录后可重新判断。', 'To be judged anew with the records.'],

  overdueTitle: ['近12个月没有逾期1个月以上', 'Nothing overdue by a month or more in 12 months'],
  overdueLine: [
    '近12个月有M1及以上逾期的须人工复核',
    'Anything overdue at M1 or more within 12 months needs a review',
  ],
  overdueText: [
    '近12个月有{n:count}条逾期1个月以上的记录，最长M{months:count}。',
    '{n|record tells|records tell} of arrears of a month or more within 12 months, M{months} at the longest.',
  ],
  overdueAsk: [
    '请提供逾期贷款的还款证明或说明原因。',
    'Please provide proof that the arrears were paid, or explain them.',
  ],
  overdueChange: [
    '逾期结清并经核实后可重新判断。',
    'To be judged anew once the arrears are paid and that is verified.',
  ],
})
