/** English of what is refused of rule books, suppressions, backtests and trials. */
export const RULES: Readonly<Record<string, string>> = {
  '截至月份须为已结束的月份，最晚为{}': 'The last month must be over: {} at the latest',
  没有这次试算: 'There is no such trial',
  '未找到企业 {}': 'Enterprise {} was not found',
  没有这次回测: 'There is no such backtest',
  这次回测已经结束: 'This backtest is over',
  '没有这条规则，请从规则目录中选择': 'There is no such rule: choose from the catalogue of rules',
  没有这个规则版本: 'There is no such version of the rules',
  '这个版本已提交复核，不能再改；请新建一个版本':
    'This version was submitted for review and cannot be changed: create a new version',
  '这个版本的状态已变化，请刷新后重试':
    'The state of this version has changed meanwhile: reload and try again',
  没有这条搁置: 'There is no such suppression',
  有效期应为今天起一年以内的日期: 'Choose a day within one year from today',
  '这条搁置的状态已变化，请刷新后重试':
    'The state of this suppression has changed meanwhile: reload and try again',
  请填写搁置原因: 'Say why the rule is suppressed',
  请填写解除原因: 'Say why the suppression ends',
  请填写本版说明: 'Say what this version changes',
  请选择规则: 'Choose a rule',
  回测编号有误: 'Not the number of a backtest',
  规则编号有误: 'Not the number of a rule',
  试算编号有误: 'Not the number of a trial',
}
