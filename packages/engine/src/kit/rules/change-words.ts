import { words } from '@xinjian/format/say/words'

/** What the rules on changes of registration say, whichever source tells the changes. */
export const CHANGE_SAYS = words({
  person: ['法定代表人', 'Legal representative'],
  address: ['地址', 'Address'],
  scope: ['经营范围', 'Scope of business'],
  owners: ['股东', 'Owners'],
  mainBusiness: ['主营业务', 'Main business'],

  changeDay: ['{item:words}变更日期(第{n:count}近)', '{item}: day of change, no. {n} back'],
  legalRepName: ['频繁变更法人', 'Frequent change of legal representative'],
  legalRepThreshold: [
    '近12个月≥{year:count}次，或近24个月≥{years:count}次，或截止日前{days:count}天内变更过',
    'Changed ≥ {year|time|times} in the last 12 months, or ≥ {years|time|times} in the last 24, or within {days|day|days} of the cut-off',
  ],
  legalRepTemplate: [
    '近24个月法定代表人变更{n:code}次。',
    'The legal representative changed {n} times in the last 24 months.',
  ],
  legalRep: [
    '近24个月法定代表人变更{n:count}次。',
    'The legal representative changed {n|time|times} in the last 24 months.',
  ],
  legalRepRecent: [
    '近24个月法定代表人变更{n:count}次，其中{days:count}天内{recent:count}次。',
    'The legal representative changed {n|time|times} in the last 24 months, {recent|time|times} of them within {days|day|days}.',
  ],
  changesUndated: ['有{n:count}条变更未注明日期', '{n|change states|changes state} no day'],
  itemsName: ['频繁变更地址/范围/股东', 'Frequent change of address, scope or owners'],
  itemsThreshold: [
    '近{months:count}个月同一事项变更≥{times:count}次，或{businessMonths:count}个月内主营变更',
    'One matter changed ≥ {times|time|times} in the last {months|month|months}, or the main business within {businessMonths|month|months}',
  ],
  itemsTemplate: [
    '近24个月{item:code}变更{n:code}次。',
    '{item} changed {n} times in the last 24 months.',
  ],
  changesOf: ['{item:words}变更次数', '{item}: number of changes'],
  changed: [
    '近{months:count}个月{item:words}变更{n:count}次。',
    '{item}: {n|change|changes} in the last {months|month|months}.',
  ],
  changedAnd: [
    '近{months:count}个月{item:words}变更{n:count}次，{rest:words}',
    '{item}: {n|change|changes} in the last {months|month|months}; {rest~}',
  ],
  limitChanges: ['同一事项变更次数', 'Changes of one matter'],
  limitMonths: ['回看月数', 'Months looked back'],
  limitBusinessMonths: ['主营变更回看月数', 'Months looked back for a change of business'],
})
