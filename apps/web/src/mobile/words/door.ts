import { dictionary } from '../../i18n/dictionary.ts'

/** Back at the bureau's door in the midst of something: a code on its way, a collection that was broken off. */
export const door = dictionary(
  {
    smsPending: '验证码已发送至 {to}',
    smsGoOn: '继续输入验证码',
    otherLogin: '换一个账号登录',
    kept: '已采集的 {n} 类共 {rows} 条数据已保留，用任何一种方式登录后都从中断处继续，不会重复采集。',
  },
  {
    smsPending: 'A code was sent to {to}',
    smsGoOn: 'Enter the code',
    otherLogin: 'Another account',
    kept: 'The {n} kinds ({rows} rows) collected so far are kept. Log in by any way: it goes on where it stopped.',
  },
)
