import { dictionary } from '../../i18n/dictionary.ts'

/** A new password at the bureau, by a mobile on record. */
export const reset = dictionary(
  {
    title: '重置{bureau}税局密码',
    accountNote: '输入您本人在税局的登录账号，通过登记手机号重置密码。',
    account: '居民身份证号码 / 手机号码',
    find: '下一步',
    mobileNote: '验证码由税局发送到您选择的登记手机号。',
    mobile: '登记手机号',
    send: '发送验证码',
    codeNote: '税局已发送验证码至 {to}',
    passwordNote: '验证通过，请设置新密码。',
    password: '新密码',
    passwordHint: '8至20位，含大写字母、小写字母、数字、符号中的至少三种',
    save: '重置密码',
    done: '税局密码已重置，请用新密码登录',
    other: '手机号已停用，或收不到验证码？',
  },
  {
    title: 'New password: {bureau}',
    accountNote: 'Your own account at the bureau; a mobile on record there proves that it is you.',
    account: 'ID number / mobile number',
    find: 'Next',
    mobileNote: 'The bureau sends the code to the mobile you choose.',
    mobile: 'Mobile on record',
    send: 'Send the code',
    codeNote: 'The bureau sent a code to {to}',
    passwordNote: 'Confirmed. Set the new password.',
    password: 'New password',
    passwordHint:
      '8 to 20 characters of at least three kinds: capitals, small letters, digits, signs',
    save: 'Set the password',
    done: 'The password is set: log in with it',
    other: 'Another mobile by now, or no code arrives?',
  },
)
