import { words } from '@xinjian/format/say/words'

/** What is said of work that waits, or that ended without a result. */
export const JOBS_SAYS = words({
  tooManyWaiting: [
    '贵公司排队等待处理的{what:words}已有 {waiting:count} 个，最多 {most:count} 个；本次提交的 {n:count} 个没有保存，请等前面的处理完后再提交',
    'Your company has too many waiting ({what}): {waiting}, the most is {most}. What was submitted now ({n}) was not kept: submit it again when those before are done',
  ],
  interruptedSeveralTimesTry: [
    '处理过程多次中断，请重试；如仍失败请联系客服',
    'This was interrupted several times: try again, and contact us if it still fails',
  ],
  failedTryAgainContact: [
    '处理失败，请重试；如仍失败请联系客服',
    'This failed: try again, and contact us if it still fails',
  ],
  databaseStorageOutService: [
    '数据库或存储长时间不可用，已多次自动重试仍未完成，请稍后重试；如仍失败请联系客服',
    'Database or storage were out of service for long, and several tries did not complete this: try again later, and contact us if it still fails',
  ],
})
