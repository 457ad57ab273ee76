/** What reports on lending say of who was asked, and of what was left out. */
import { words } from '@xinjian/format/say/words'

export const LENDING_SAYS = words({
  // Why nothing can be said of a subject.
  failed: ['未取到{who:words}的借贷记录（{fault:words}）。', '{who}: no answer ({fault}).'],
  noConsent: ['{who:words}未授权，未查询。', '{who}: no consent, not asked for.'],
  unnamed: ['未邀请{who:words}授权，未查询。', '{who}: not invited to consent, not asked for.'],
  unasked: [
    '没有可用的借贷信息来源，{who:words}未查询。',
    '{who}: no bureau is in use, not asked for.',
  ],
  lookingBack: [
    '在贷情况只有查询时的状态，不能回溯到报告截至的月份。',
    'Loans are known as of the look-up only, not as of the month that the report ends with.',
  ],
  timeout: ['来源响应超时', 'the source took too long'],
  down: ['来源没有响应', 'the source did not answer'],
  shape: ['来源返回的内容无法识别', 'what the source sent cannot be read'],
  cut: ['来源返回的内容不完整', 'the answer of the source broke off'],
  limit: [
    '来源的查询次数已用完或账户受限',
    'the account at the source has no calls left or is refused',
  ],
  refused: ['来源不认可该授权', 'the source refused the consent'],
  otherFault: ['来源出错', 'the source failed'],
  told: ['已查得', 'Told'],
  notTold: ['未查得', 'Not told'],
  found: ['已查得，{n:count}条', 'obtained: {n|record|records}'],

  // Of a figure.
  counted: ['计入{names:list}，未计入：{silent:list}', 'Of {names~}; not of: {silent}'],
  countedSentence: ['计入{names:list}，未计入：{silent:list}。', 'Of {names~}; not of: {silent}.'],
  /** Several of them. */
  notes: ['{notes:clauses}', '{notes}'],
  undatedOf: [
    '另有{n:count}次申请只有日期、没有时刻，未计入',
    '{n|more application tells the day without the hour and is|more applications tell the day without the hour and are} left out',
  ],
  openLoans: [
    '另有{n:count}笔放款未告知余额，未计入',
    'of {n|more loan|more loans} the balance is not told, and they are left out',
  ],
  fewApplications: [
    '申请不足{n:count}次，占比不作判断',
    'fewer than {n|application|applications}: the share is not judged',
  ],
  recordsOf: ['借贷记录{n:count}条', 'Lending records: {n}'],
  recordOf: ['借贷记录一条', 'One lending record'],

  // Bands, as bureaus tell amounts.
  band: ['{from:drawn}至{to:drawn}', '{from} to {to}'],
  bandFrom: ['{from:drawn}以上', '{from} and above'],

  high: ['高', 'high'],
  medium: ['中', 'medium'],
  low: ['低', 'low'],
})
