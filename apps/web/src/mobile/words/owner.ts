import { dictionary } from '../../i18n/dictionary.ts'

/** 我的授权 outside a visit. */
export const owner = dictionary(
  {
    title: '我的授权',
    note: '用签署授权时的手机号登录，查看、下载或撤回您签署的授权书。',
    mobile: '签署时的手机号',
    mobileBad: '请输入11位手机号码',
    send: '获取验证码',
    sent: '如该手机号签署过授权，您将收到验证码短信。',
    code: '6位短信验证码',
    checking: '正在核验',
    none: '没有您签署的授权书',
    forWhom: '授权给',
    leave: '退出登录',
    life: '登录24小时内有效，只能看到您本人签署的授权书。',
  },
  {
    title: 'My consents',
    note: 'Log in with the mobile number that signed to see, download or withdraw your consents.',
    mobile: 'Mobile number that signed',
    mobileBad: 'Enter a mobile number of 11 digits',
    send: 'Send code',
    sent: 'If this number has signed a consent, a code is on its way.',
    code: '6-digit code',
    checking: 'Checking',
    none: 'You have signed no consent',
    forWhom: 'Given to',
    leave: 'Log out',
    life: 'You stay logged in for 24 hours and see your own consents only.',
  },
)
