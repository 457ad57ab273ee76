import { words } from '@xinjian/format/say/words'

/** What is refused of versions of the rules and of suppressions. */
export const RULEBOOK_SAYS = words({
  noSuchRuleChoose: [
    '没有这条规则，请从规则目录中选择',
    'There is no such rule: choose from the catalogue of rules',
  ],
  noSuchVersionRules: ['没有这个规则版本', 'There is no such version of the rules'],
  versionSubmittedReviewCannot: [
    '这个版本已提交复核，不能再改；请新建一个版本',
    'This version was submitted for review and cannot be changed: create a new version',
  ],
  stateVersionChangedMeanwhile: [
    '这个版本的状态已变化，请刷新后重试',
    'The state of this version has changed meanwhile: reload and try again',
  ],
  approvalGone: [
    '第{n:count}版启用，原复核失效',
    'Version {n} came in force: the approval holds no longer',
  ],
  noSuchSuppression: ['没有这条搁置', 'There is no such suppression'],
  chooseDayWithinYear: [
    '有效期应为今天起一年以内的日期',
    'Choose a day within one year from today',
  ],
  stateSuppressionChangedMeanwhile: [
    '这条搁置的状态已变化，请刷新后重试',
    'The state of this suppression has changed meanwhile: reload and try again',
  ],
})
