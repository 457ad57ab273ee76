import { words } from '@xinjian/format/say/words'

/** What stands in files of back-tests. No answer says it: `file-english.ts` reads it. */
export const BACKTEST_FILE_NAMES = words({
  book: ['规则回测-{no:code}', 'Back-test of rules {no}'],
  sheet: ['规则回测', 'Back-test of rules'],
  name: ['企业名称', 'Name of enterprise'],
  taxNo: ['税号', 'Taxpayer number'],
  outcome: ['结果', 'Outcome'],
  decisionBefore: ['原结论', 'Verdict before'],
  decisionAfter: ['新结论', 'Verdict after'],
  riskBefore: ['原风险', 'Risk before'],
  riskAfter: ['新风险', 'Risk after'],
  gradeBefore: ['原评级', 'Grade before'],
  gradeAfter: ['新评级', 'Grade after'],
  flips: ['变化的规则', 'Rules that changed'],
  JUDGED: ['已判断', 'Judged'],
  NO_DATA: ['该月没有数据', 'No data of that month'],
  NO_CONSENT: ['没有有效授权', 'No consent in force'],
  FAILED: ['数据不能判断', 'Its data cannot be judged'],
  sealed: ['授权已撤销', 'Consent taken back'],
  HIGH: ['高', 'high'],
  MEDIUM: ['中', 'medium'],
  LOW: ['低', 'low'],
  noRisk: ['未判定', 'Not judged'],
  hit: ['命中·{level:words}', 'Hit, {level}'],
  hitRedLine: ['命中·{level:words}（红线）', 'Hit, {level} (red line)'],
  MISS: ['未命中', 'Not hit'],
  UNKNOWN: ['无法判断', 'Cannot be judged'],
  became: ['{before:words}→{after:words}', '{before} → {after}'],
  /** Between a rule and what became of it, and between rules. */
  colon: ['：', ': '],
  next: ['；', '; '],
})
