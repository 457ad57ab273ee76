import { words } from '@xinjian/format/say/words'

/** The sentence of the verdict, and what invoices alone may carry. */
export const VERDICT_SAYS = words({
  rated: [
    '{word:words}：评级{grade:code}，{risk:words}，{limit:words}。',
    '{word}: grade {grade}, {risk}, {limit}.',
  ],
  ratedWith: [
    '{word:words}：{why:words}；评级{grade:code}，{risk:words}，{limit:words}。',
    '{word}: {why}; grade {grade}, {risk}, {limit}.',
  ],
  ratedByGrade: [
    '{word:words}：{why:words}；{risk:words}，{limit:words}。',
    '{word}: {why}; {risk}, {limit}.',
  ],
  grade: ['评级{grade:code}，', 'grade {grade}, '],
  risk: [
    '风险{level:words}（已判断{judged:count}/{rules:count}条）',
    '{level~} risk ({judged} of {rules|rule|rules} judged)',
  ],
  riskOpen: [
    '风险等级未能判定（已判断{judged:count}/{rules:count}条）',
    'level of risk undetermined ({judged} of {rules|rule|rules} judged)',
  ],
  rejectedUnrated: [
    '{word:words}：{why:words}。数据不足以评级，不给出评分、风险等级与额度。',
    '{word}: {why}. Too little data to rate: no score, level of risk or limit.',
  ],
  unrated: ['{word:words}：{why:words}。', '{word}: {why}.'],
  thisInstitutionAdmits: [
    '本机构不以发票单独作准入依据',
    'this institution admits nobody on invoices alone',
  ],
  elsewhereSays: [
    '该企业现有的其他报告为“{word:words}”，仅凭发票不作准入结论',
    'other current reports of the enterprise say “{word}”: on invoices alone there is no verdict on admission',
  ],
  elsewhereBeside: [
    '该企业现有的其他报告为“{word:words}”，本报告不单独作准入结论',
    'other current reports of the enterprise say “{word}”: this one alone comes to no verdict on admission',
  ],
  invoicesWereUploaded: [
    '发票由企业上传，未经税务机关核验，仅凭发票不作准入结论',
    'the invoices were uploaded by the enterprise and not verified by the tax bureau: on invoices alone there is no verdict on admission',
  ],
  notAloneNoLimit: [
    '本机构不以发票单独作准入依据，不给出参考额度。',
    'This institution admits nobody on invoices alone: no limit is suggested.',
  ],
  elsewhereNoLimit: [
    '该企业现有的其他报告为“{word:words}”，不给出参考额度。',
    'Other current reports of the enterprise say “{word}”: no limit is suggested.',
  ],
  ofBureauAlone: [
    '仅看税务机关提供的发票：{text:words}',
    'Of the invoices that the tax bureau told alone: {text}',
  ],
  ceilingOfBureau: ['税务机关提供的发票的上限', 'Ceiling on invoices told by the tax bureau'],
  ceilingOfBureauFormula: [
    '只按税务机关提供的发票测算；企业文件中另有的发票不提高额度',
    'By the invoices that the tax bureau told alone: those that only files of the enterprise hold raise no limit',
  ],
  ceilingInvoicesAlone: ['仅凭发票的上限', 'Ceiling on invoices alone'],
  aloneCeiling: [
    '本报告只依据发票，额度以{most:wan}为限',
    'This report rests on invoices alone: at most {most}',
  ],
  sheet: ['张', 'invoice'],
  struckOff: ['注销', 'struck off'],
  licenceRevoked: ['吊销', 'licence revoked'],
  registrationCancelled: ['撤销', 'registration cancelled'],
  liquidation: ['清算', 'in liquidation'],
  outBusiness: ['停业', 'out of business'],
  suggested: ['参考额度{sum:wan}', 'suggested limit {sum}'],
  noLimitSuggested: ['不给出参考额度', 'no limit is suggested'],
  noLimitSuggested4: ['没有参考额度', 'no limit suggested'],
})
