/** What the gates of public records say. */
import { words } from '@xinjian/format/say/words'

export const PUBLIC_GATE_SAYS = words({
  source: ['平台默认裁决表', 'default table of the platform'],
  rowMeasure: ['次', 'time'],
  lookup: ['公示信息查询', 'Look-ups of public records'],
  // One with its measure word, as `最近一` needs it.
  oneLookup: ['次公示信息查询', 'look-up of public records'],

  toldTitle: ['{part:words}的主要项目已查得', 'The main records of the {part} were obtained'],
  toldLine: [
    '{names:list}有一项未查得或未取到的须人工复核，均未取得的不评级',
    'Any of these not obtained needs a review, all of them not obtained cannot be rated: {names}',
  ],
  someSilent: [
    '{silent:clauses}，不能视为没有。',
    '{silent}: this does not mean that there is none.',
  ],
  askAgain: [
    '请稍后重新查询，或通过其他渠道核实{names:list}。',
    'Please look up again later, or verify through other channels: {names}.',
  ],
  changeTold: ['取得{names:list}后可重新判断。', 'To be judged anew with: {names}.'],

  limitedTitle: ['没有限制消费令', 'No restriction order'],
  limitedLine: ['当前限制消费令≥1件须人工复核', 'One restriction order now needs a review'],
  limitedText: [
    '企业有{n:count}件限制消费令未解除。',
    '{n|restriction order was|restriction orders were} not lifted.',
  ],
  endedTitle: ['没有终本案件', 'No enforcement ended without assets'],
  endedLine: ['有终本案件的须人工复核', 'Any enforcement ended without assets needs a review'],
  endedText: [
    '有{n:count}件执行案件因无财产可供执行而终本。',
    '{n|enforcement was|enforcements were} ended for want of assets.',
  ],
  endedSum: [
    '有{n:count}件执行案件因无财产可供执行而终本，未履行金额合计{sum:yuan}。',
    '{n|enforcement was|enforcements were} ended for want of assets, with {sum} not performed.',
  ],
  frozenTitle: ['股权未被冻结', 'No equity is frozen'],
  frozenLine: ['当前有股权冻结的须人工复核', 'Any freeze of equity now needs a review'],
  frozenText: [
    '有{n:count}笔股权冻结在有效期内。',
    '{n|freeze of equity holds|freezes of equity hold}.',
  ],
  seizedTitle: ['财产未被查封', 'No asset is seized'],
  seizedLine: ['当前有查封、冻结、扣押的须人工复核', 'Any seizure now needs a review'],
  seizedText: [
    '有{n:count}笔财产查封、冻结或扣押在有效期内。',
    '{n|seizure of assets holds|seizures of assets hold}.',
  ],
  bankruptTitle: ['没有破产案件', 'No bankruptcy'],
  bankruptLine: [
    '企业为破产案件被申请人的拒绝；被申请人未载明的须人工复核',
    'A bankruptcy against the enterprise leads to a refusal; one of which the respondent is not stated needs a review',
  ],
  bankruptText: [
    '企业为破产案件的被申请人，案号{no:text}。',
    'A bankruptcy was filed against the enterprise, case no. “{no}”.',
  ],
  bankruptOpen: [
    '有{n:count}件破产案件与企业有关，被申请人未载明。',
    '{n|bankruptcy concerns|bankruptcies concern} the enterprise and state no respondent.',
  ],

  dissolvedTitle: ['企业存续', 'The enterprise exists'],
  dissolvedLine: [
    '登记状态为注销、吊销、撤销或责令关闭的拒绝；清算、停业、歇业的须人工复核',
    'Cancelled, revoked, annulled or ordered to close leads to a refusal; in liquidation or out of business needs a review',
  ],
  dissolvedText: ['登记状态为{status:text}。', 'The registration is “{status}”.'],
  cancelledText: ['企业已于{day:code}注销。', 'The enterprise was cancelled on {day}.'],
  revokedText: ['企业已于{day:code}被吊销。', 'The licence was revoked on {day}.'],
  abnormalTitle: ['不在经营异常名录', 'Not on the list of abnormal operations'],
  abnormalLine: [
    '当前在经营异常名录的须人工复核',
    'Being on the list of abnormal operations needs a review',
  ],
  abnormalText: [
    '企业被列入经营异常名录{n:count}次，尚未移出。',
    'The enterprise is on the list of abnormal operations with {n|entry|entries} not removed.',
  ],
  seriousTitle: ['不在严重违法失信名单', 'Not on the list of serious violations'],
  seriousLine: [
    '当前在严重违法失信名单的须人工复核，且不给额度',
    'Being on the list of serious violations needs a review, and there is no limit',
  ],
  seriousText: [
    '企业被列入严重违法失信名单{n:count}次，尚未移出。',
    'The enterprise is on the list of serious violations with {n|entry|entries} not removed.',
  ],
  noticeTitle: [
    '税务机关没有公告欠税、非正常户或处罚',
    'No notice of arrears, irregularity or penalty by the tax bureau',
  ],
  noticeLine: [
    '近{months:count}个月有欠税、非正常户或涉税处罚公告的须人工复核',
    'A notice of arrears, irregularity or penalty within {months|month|months} needs a review',
  ],
  arrearsText: [
    '税务机关于{day:code}公告企业欠税，是否已缴清本报告不能得知。',
    'The tax bureau published arrears on {day}; whether they were paid since this report cannot tell.',
  ],
  arrearsSum: [
    '税务机关于{day:code}公告企业欠税{n:count}笔、合计{sum:yuan}，是否已缴清本报告不能得知。',
    'The tax bureau published {n|entry|entries} of arrears on {day}, {sum} in all; whether they were paid since this report cannot tell.',
  ],
  irregularText: [
    '税务机关于{day:code}公告企业为非正常户，目前状态本报告不能得知。',
    'The tax bureau published the enterprise as an irregular taxpayer on {day}; its present state this report cannot tell.',
  ],
  penaltyText: [
    '税务机关于{day:code}公告企业涉税处罚，是否已处理本报告不能得知。',
    'The tax bureau published a tax penalty on {day}; whether it was settled this report cannot tell.',
  ],
  askNotice: [
    '请提供完税证明或税务机关的处理结果。',
    'Please provide proof of payment, or how the bureau settled it.',
  ],

  suspectedTitle: ['没有疑似的负面记录', 'No negative record that may be of the enterprise'],
  suspectedLine: [
    '有仅名称相同的负面记录（疑似）的须人工复核',
    'A negative record that bears the name only needs a review',
  ],
  suspectedText: [
    '另有{n:count}条疑似记录（仅名称相同，未载明代码）：{names:list}，是否为该企业须人工核实。',
    '{n|more record bears|more records bear} the name only and no code ({names}): whether of this enterprise a person has to verify.',
  ],
  askSuspected: [
    '请核实疑似记录是否为该企业。',
    'Please verify whether the records that bear the name only are of this enterprise.',
  ],
  openTitle: ['负面记录的效力能够判断', 'It can be said of each negative record whether it holds'],
  openLine: [
    '有未载明日期或期限、不能判断是否有效的负面记录的须人工复核',
    'A negative record of which it cannot be said whether it holds needs a review',
  ],
  openText: [
    '有{n:count}条记录未载明日期或期限，不能判断是否有效：{names:list}。',
    'Of {n|record|records} it cannot be said whether they hold, for want of a day or term: {names}.',
  ],
  counted: ['{name:words}{n:count}条', '{name}: {n}'],
  settle: [
    '请说明原因及处理进展，并提供证明。',
    'Please explain and show how it stands, with proof.',
  ],
  gone: [
    '相关记录解除并经核实后可重新判断。',
    'To be judged anew once the records are lifted and that is verified.',
  ],
})
