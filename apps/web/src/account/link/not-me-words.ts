import { dictionary } from '../../i18n/dictionary.ts'

export const notMeWords = dictionary(
  {
    title: '不是我本人操作',
    what: '您的账号进行了操作：{act}。',
    willUndo:
      '确认后，全部登录立即结束，原密码作废，该操作及其后的重要操作予以撤销，随后请设置新密码。',
    willEnd:
      '确认后，全部登录立即结束，原密码作废，随后请设置新密码。该操作本身不能撤销，请联系贵公司管理员。',
    confirm: '不是我，立即处理',
    wasMe: '是我本人操作，返回登录',
    undone: '已结束全部登录并撤销操作，请设置新密码',
    ended: '已结束全部登录，请设置新密码',
    forgot: '找回密码',
  },
  {
    title: 'This was not me',
    what: 'With your account: {act}.',
    willUndo:
      'All sessions end at once, the password is void, this and later acts of weight are taken back, and you set a new password.',
    willEnd:
      'All sessions end at once, the password is void, and you set a new password. What was done cannot be taken back: tell your administrator.',
    confirm: 'It was not me: do this now',
    wasMe: 'It was me: to the login',
    undone: 'All sessions were ended and the act was taken back. Set a new password.',
    ended: 'All sessions were ended. Set a new password.',
    forgot: 'Forgot the password',
  },
)
