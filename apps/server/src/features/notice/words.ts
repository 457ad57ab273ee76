import { words } from '@xinjian/format/say/words'

/** What is refused of messages. */
export const NOTICE_SAYS = words({
  messagesSecurityYourAccount: [
    '账号安全类消息不能关闭',
    'Messages on the security of your account cannot be turned off',
  ],
  demoAccountNoMessages: ['演示账号没有消息', 'A demo account has no messages'],
})
