import { words } from '@xinjian/format/say/words'

/** What the schemas of rule books do not accept. */
export const RULES_FIELD_SAYS = words({
  chooseRule: ['请选择规则', 'Choose a rule'],
  sayWhyRuleSuppressed: ['请填写搁置原因', 'Say why the rule is suppressed'],
  notNumberBacktest: ['回测编号有误', 'Not the number of a backtest'],
  sayWhySuppressionEnds: ['请填写解除原因', 'Say why the suppression ends'],
  notNumberRule: ['规则编号有误', 'Not the number of a rule'],
  sayWhatVersionChanges: ['请填写本版说明', 'Say what this version changes'],
  notNumberTrial: ['试算编号有误', 'Not the number of a trial'],
})
