import { MISMATCH } from '@xinjian/contract/forms/session'
import { dictionary } from '../../i18n/dictionary.ts'

export const linkWords = dictionary(
  {
    activate: '激活账号',
    reset: '设置新密码',
    forgot: '找回密码',
    forUser: '{companyName} · 账号 {userName}',
    newPassword: '新密码',
    repassword: '确认新密码',
    shape: '8-20位，需包含字母、数字和符号',
    mismatch: MISMATCH,
    save: '保存密码',
    saved: '密码已设置，请登录',
    forgotText: '我们会把设置密码的链接发送到账号登记的邮箱或手机，30分钟内一次有效。',
    send: '发送链接',
    sent: '如账号存在，链接已发送到其登记的邮箱或手机，请查收。',
    again: '重新获取链接',
    toLogin: '去登录',
    checking: '正在核对链接',
  },
  {
    activate: 'Activate the account',
    reset: 'Set a new password',
    forgot: 'Forgot the password',
    forUser: '{companyName} · account {userName}',
    newPassword: 'New password',
    repassword: 'New password again',
    shape: '8–20 characters with letters, digits and a symbol',
    mismatch: 'The two passwords differ',
    save: 'Save the password',
    saved: 'The password is set. Please log in.',
    forgotText:
      'A link to set a password goes to the e-mail address or mobile of the account. It works once, for 30 minutes.',
    send: 'Send the link',
    sent: 'If there is such an account, the link is on its way.',
    again: 'Get another link',
    toLogin: 'Log in',
    checking: 'Checking the link',
  },
)
