/** What reports on public records say of their sources, of records and of the verdict. */
import { words } from '@xinjian/format/say/words'

export const PUBLIC_SAYS = words({
  registry: ['工商', 'registry'],
  court: ['司法', 'courts'],

  // How a kind of records was told.
  untold: ['未查得{name:words}（所用来源不提供）。', '{name}: no source in use tells them.'],
  unasked: ['未查询{name:words}。', '{name}: not asked for.'],
  failed: ['未取到{name:words}（{fault:words}）。', '{name}: no answer ({fault}).'],
  lookingBack: [
    '{name:words}只有查询时的状态，不能回溯到报告截至的月份。',
    '{name}: known as of the look-up only, not as of the month that the report ends with.',
  ],
  timeout: ['来源响应超时', 'the source took too long'],
  down: ['来源没有响应', 'the source did not answer'],
  shape: ['来源返回的内容无法识别', 'what the source sent cannot be read'],
  cut: ['来源返回的内容不完整', 'the answer of the source broke off'],
  limit: [
    '来源的查询次数已用完或账户受限',
    'the account at the source has no calls left or is refused',
  ],
  otherFault: ['来源出错', 'the source failed'],
  none: [
    '未发现记录（截至{at:code}，来源{vendor:text}）。',
    'No record found (as of {at}, source “{vendor}”).',
  ],
  told: [
    '来源{vendor:text}，更新于{at:code}，共{n:count}条。',
    'Source “{vendor}”, updated {at}, {n|record|records}.',
  ],
  found: ['已查得，{n:count}条', 'obtained: {n|record|records}'],
  toldSuspected: [
    '其中{n:count}条疑似（仅名称相同），不计入指标。',
    '{n|of them bears the name only and counts|of them bear the name only and count} in no figure.',
  ],
  disputedNote: ['其中{n:count}条异议处理中。', '{n|of them is|of them are} under objection.'],

  // Of a figure.
  suspectedOf: [
    '另有{n:count}条疑似（仅名称相同），未计入',
    '{n|more record bears the name only and is|more records bear the name only and are} left out',
  ],
  openOf: [
    '另有{n:count}条不能判断是否有效，未计入',
    'of {n|more record|more records} it cannot be said whether they hold, and they are left out',
  ],
  undatedOf: [
    '另有{n:count}条未载明日期，未计入',
    '{n|more record states no day and is|more records state no day and are} left out',
  ],
  unpricedOf: [
    '另有{n:count}件未载明金额，未计入',
    '{n|more record states no amount and is|more records state no amount and are} left out',
  ],
  rowsOf: ['{name:words}{n:count}条', '{name}: {n|record|records}'],
  rowOf: ['{name:words}一条', '{name}: one record'],
  /** Sentences one after another. */
  sentences: ['{parts:sentences}', '{parts}'],

  // Marks of a record.
  current: ['有效', 'Holds'],
  past: ['已失效', 'Past'],
  open: ['不能判断', 'Cannot be said'],
  certain: ['代码一致', 'Code agrees'],
  suspected: ['疑似（仅名称相同）', 'Name only'],
  disputed: ['异议处理中', 'Under objection'],
})
