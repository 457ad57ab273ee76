import { dictionary } from '../../i18n/dictionary.ts'

export const lostWords = dictionary(
  {
    title: '设备已丢失',
    text: '仍有恢复码的，请返回，以恢复码代替动态验证码。本公司另有管理员的，也可请其为您解除二次验证。',
    what: '两者均不可行时，请在此申报。核实身份后须由两人办理并等待期满，才会解除二次验证；期间会通知您账号登记的邮箱、手机和贵公司管理员。',
    contactName: '您的姓名',
    phone: '手机号码',
    phoneHint: '工作人员会以此与您联系，并核实您的身份',
    note: '情况说明',
    send: '提交申报',
    sent: '申报已提交',
    sentText: '如账号存在且启用了二次验证，工作人员会与您联系核实身份。请备好营业执照和身份证件。',
    username: '账号或手机号',
    back: '返回二次验证',
  },
  {
    title: 'The device is lost',
    text: 'If you have recovery codes left, go back and enter one. If your company has another administrator, he can remove the second factor for you.',
    what: 'If neither helps, say so here. The second factor is removed once it was checked who you are, by two people, after a time to object. Your registered e-mail address and mobile and your company’s administrators are told.',
    contactName: 'Your name',
    phone: 'Mobile',
    phoneHint: 'We call you back on it, and check who you are',
    note: 'What happened',
    send: 'Send',
    sent: 'Received',
    sentText:
      'If there is such an account with a second factor, we call you to check who you are. Have the business licence and your identity card at hand.',
    username: 'Account or mobile',
    back: 'Back to the second factor',
  },
)
