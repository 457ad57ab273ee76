import { words } from '@xinjian/format/say/words'

/** The verdict of an enterprise over all its reports. `{word}` is a level, `{titles}` the reports that say it. */
export const FIRM_SAYS = words({
  nothingCurrent: [
    '没有数据在时效内的报告，不作结论。',
    'No report has data that are recent enough: no verdict.',
  ],
  noConclusion: [
    '{titles:list}未发现须处理的事项，但都不作准入结论。',
    '{titles}: nothing to be dealt with, and none of them concludes on admission.',
  ],
  levelOf: ['{report:words}的结论为{word:words}。', 'The verdict of {report} is: {word}.'],
  worst: ['{word:words}：{matter:words}（{titles:list}）。', '{word}: {matter} ({titles}).'],
  worstOf: [
    '{word:words}：{matter:words}（{titles:list}）；另有{rest:count}项事项待处理。',
    '{word}: {matter} ({titles}); {rest|more matter is|more matters are} to be dealt with.',
  ],
  admitted: [
    '{word:words}：现有报告没有须复核的事项。',
    '{word}: nothing in the current reports is for a person.',
  ],
  admittedAnswered: [
    '{word:words}：现有报告没有未处理的事项。',
    '{word}: nothing in the current reports is left to be dealt with.',
  ],
  clear: [
    '{word:words}：{titles:list}没有须复核的事项；收入与税务尚未一并评判，不作准入结论。',
    '{word}: nothing in {titles}; income and taxes were not judged together, so nothing is said on admission.',
  ],
  clearAnswered: [
    '{word:words}：{titles:list}没有未处理的事项；收入与税务尚未一并评判，不作准入结论。',
    '{word}: nothing is left in {titles}; income and taxes were not judged together, so nothing is said on admission.',
  ],
  against: [
    '{report:words}（数据截至{day:code}）为“{word:words}”，{other:words}（数据截至{otherDay:code}）为“{otherWord:words}”，以不利者为准。',
    '{report} (data to {day}) says “{word}”, {other} (data to {otherDay}) says “{otherWord}”: the worse one holds.',
  ],
})
