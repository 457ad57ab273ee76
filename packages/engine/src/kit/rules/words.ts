import { words } from '@xinjian/format/say/words'

/** What is said of any rule. */
export const RULE_SAYS = words({
  unknown: ['无法判断：{name:words}', 'Cannot be judged: {name}'],
  miss: ['未命中：{name:words}', 'Not hit: {name}'],
  disputed: [
    '{text:words}（依据{data:words}数据；依据{others:list}数据未命中，两者不一致，建议核实。）',
    '{text} (By the data on {data~}; by those on {others~} it is not hit. They disagree: please verify.)',
  ],
})

/** Reasons with the code that programs read before them. */
export const REASON_SAYS = words({
  NO_DATA: ['NO_DATA：{why:words}', '{why}'],
  UNTOLD: ['UNTOLD：{why:words}', '{why}'],
  FAILED: ['FAILED：{why:words}', '{why}'],
  PARTIAL: ['PARTIAL：{why:words}', '{why}'],
  ZERO_ZERO: ['ZERO_ZERO：{why:words}', '{why}'],
  NO_BASE: ['NO_BASE：{why:words}', '{why}'],
  ZERO_BASE: ['ZERO_BASE：{why:words}', '{why}'],
  INSUFFICIENT_HISTORY: ['INSUFFICIENT_HISTORY：{why:words}', '{why}'],
  NOT_APPLICABLE: ['NOT_APPLICABLE：{why:words}', '{why}'],
  OFF: ['OFF：{why:words}', '{why}'],
  SUPPRESSED: ['SUPPRESSED:BOOK：{why:words}', '{why}'],
})

/** What documents say of the book of rules that they were judged by. */
export const BOOK_SAYS = words({
  rule: ['{id:code} {name:words}', '{id} {name}'],
  ownLimits: [
    '按本机构设定的界限判断：{rules:list}。',
    'Judged by limits that the institution set: {rules}.',
  ],
  ownOff: [
    '本机构停用，未判断：{rules:list}。',
    'Switched off by the institution and not judged: {rules}.',
  ],
  platformLimits: [
    '按平台设定的界限判断：{rules:list}。',
    'Judged by limits that the platform set: {rules}.',
  ],
  platformOff: [
    '平台停用，未判断：{rules:list}。',
    'Switched off by the platform and not judged: {rules}.',
  ],
  onAgain: [
    '平台停用，按本机构决定仍判断：{rules:list}。',
    'Switched off by the platform, and judged all the same as the institution decided: {rules}.',
  ],
  aside: [
    '{rule:words}已达到界限，按本机构决定搁置：{why:words}。',
    '{rule} reached its limit and was set aside as the institution decided: {why}.',
  ],
  asideWhy: [
    '{why:text}（有效期至{until:code}，{by:text}决定）',
    '“{why}” (until {until}, decided by “{by}”)',
  ],
  offWhy: ['本机构已停用此规则：{why:text}', 'Switched off by the institution: “{why}”'],
  platformOffWhy: ['平台已停用此规则：{why:text}', 'Switched off by the platform: “{why}”'],
})

/** What keeps a book from being judged by. */
export const FAULT_SAYS = words({
  noRule: ['没有这条规则', 'There is no such rule'],
  noLimit: ['这条规则没有这个界限', 'The rule has no such limit'],
  number: ['请填写数字', 'Please enter a number'],
  whole: ['请填写整数', 'Please enter a whole number'],
  between: [
    '请填写{min:words}到{max:words}之间的数',
    'Please enter a number between {min} and {max}',
  ],
  notBelow: [
    '{limit:words}应不低于{easier:words}（{at:words}）',
    '{limit} must not be lower than {easier~} ({at})',
  ],
  notAbove: [
    '{limit:words}应不高于{easier:words}（{at:words}）',
    '{limit} must not be higher than {easier~} ({at})',
  ],
})

/** Limits that many rules have. */
export const LEVEL_SAYS = words({
  low: ['低级别界限', 'Limit of level low'],
  medium: ['中级别界限', 'Limit of level medium'],
  high: ['高级别界限', 'Limit of level high'],
  redLine: ['红线界限', 'Limit of the red line'],
})

/** Rules on what the register of the tax bureau says. */
export const REGISTER_SAYS = words({
  abnormal: ['非正常户', 'Irregular taxpayer'],
  abnormalAt: [
    '税务登记状态为非正常或非正常户注销',
    'Tax registration is irregular, or struck off as such',
  ],
  abnormalText: [
    '税务登记状态为{status:words}，其开具的专票可能被列入异常凭证。',
    'Tax registration is {status~}: special invoices that it issues may be listed as abnormal vouchers.',
  ],
  lowest: ['信用D级', 'Tax credit rating D'],
  lowestAt: ['最近一次纳税信用评价为D级', 'Last tax credit rating is D'],
  lowestText: [
    '最近一次纳税信用评价为D级，发票领用与融资将受限。',
    'The last tax credit rating is D: access to invoices and to financing is restricted.',
  ],
  sales: ['近12个月开票', 'Sales of twelve months'],
  changes12: ['近12个月变更次数', 'Changes in twelve months'],
  changes24: ['近24个月变更次数', 'Changes in twenty-four months'],
  days: ['截止日前天数', 'Days before the cut-off'],
})
