import { words } from '@xinjian/format/say/words'

/** What is refused of changes that another person must agree to. */
export const SENSITIVE_SAYS = words({
  nobodyElseNeedAgree: [
    '此项变更无需他人同意，请直接保存',
    'Nobody else need agree to this change: save it',
  ],
  sameRequestWaitsAlready: [
    '同样的申请正在等待处理，请在“敏感变更”中查看',
    'The same request waits already: see Sensitive changes',
  ],
  userNoSecondFactor: ['该用户没有设置二次验证', 'This user has no second factor'],
  noSuchRequest: ['没有这项申请', 'There is no such request'],
  requestBeenDealtWith: [
    '这项申请已处理，请刷新后查看',
    'This request has been dealt with: reload the page',
  ],
  requestNotYoursDecide: ['这项申请不由您决定', 'This request is not yours to decide'],
  youStandingLessThan: [
    '您任职或变更权限未满30天，须由其他人决定',
    'You have had this standing for less than 30 days: another person must decide',
  ],
  whoeverAskedNoRight: [
    '申请人已没有办理此项变更的权限',
    'Whoever asked has no right to this change any more',
  ],
  demonstrationAccountCannotDeal: [
    '演示账号不能处理敏感变更',
    'A demonstration account cannot deal with sensitive changes',
  ],
})
