import { dictionary } from '../../i18n/dictionary.ts'

export const proofWords = dictionary(
  {
    title: '验证是您本人',
    byPassword: '此操作较为重要，请输入登录密码。五分钟内再做同类操作无需重复验证。',
    byFactor: '此操作较为重要，请完成二次验证。五分钟内再做同类操作无需重复验证。',
    none: '您的账号还没有登录密码，无法验证。请退出后用“找回密码”设置密码，再做此操作。',
    password: '登录密码',
    show: '显示密码',
    hide: '隐藏密码',
    code: '动态验证码或恢复码',
    passkey: '使用通行密钥',
    failed: '通行密钥未完成，请重试或输入验证码',
    confirm: '验证并继续',
  },
  {
    title: 'Show that it is you',
    byPassword:
      'This matters: please enter your password. It is not asked for again for five minutes.',
    byFactor:
      'This matters: please use your second factor. It is not asked for again for five minutes.',
    none: 'Your account has no password yet. Log out, set one by “Forgot the password”, and do this again.',
    password: 'Password',
    show: 'Show the password',
    hide: 'Hide the password',
    code: 'Code or recovery code',
    passkey: 'Use a passkey',
    failed: 'The passkey was not used. Try again, or enter a code.',
    confirm: 'Verify and go on',
  },
)
