import { words } from '@xinjian/format/say/words'

/** What the schemas of login, passwords, second factors and messages do not accept. */
export const ACCOUNT_FIELD_SAYS = words({
  enterSmsCode: ['请输入短信验证码', 'Enter the SMS code'],
  enterCode6Digits: ['请输入6位验证码', 'Enter the code of 6 digits'],
  enterAccountName: ['请输入账号', 'Enter the account name'],
  accountNameBeginsWith: [
    '账号以字母开头，3-32位字母、数字、点、横线或下划线',
    'An account name begins with a letter: 3–32 letters, digits, dots, dashes or underscores',
  ],
  enterOldPassword: ['请输入旧密码', 'Enter the old password'],
  oldPasswordShape: [
    '6-20位至少包含数字和字母',
    '6–20 characters with at least one digit and one letter',
  ],
  newPasswordShape: [
    '8-20位需包含字母数字和符号',
    '8–20 characters with letters, digits and symbols',
  ],
  enterPassword: ['请输入密码', 'Enter the password'],
  enterImageCode: ['请输入图形验证码', 'Enter the characters of the image'],
  enterAccountOrMobile: ['请输入账号或手机号', 'Enter the account name or mobile number'],
  enterNewPassword: ['请输入新密码', 'Enter the new password'],
  repeatNewPassword: ['请输入确认密码', 'Enter the new password once more'],
  twoPasswordsDifferEnter: ['密码不一致，请重新确认', 'The two passwords differ: enter them again'],
  linkNotWholeOpen: ['链接不完整', 'The link is not whole: open it again from the message'],
  chooseMessages: ['请选择消息', 'Choose messages'],
  mostMessages: ['一次最多标记100条', 'At most 100 messages at once'],
  noSuchKindMessage: ['没有这类消息', 'There is no such kind of message'],
  noSuchWayOfReceiving: ['没有这种接收方式', 'Messages cannot be received this way'],
  chooseLanguage: ['请选择语言', 'Choose a language'],
  linkNotRightOpen: ['链接有误，请从邮件中打开', 'The link is not right: open it from the mail'],
  linkNotRightOpenSms: [
    '链接有误，请从邮件或短信中打开',
    'The link is not right: open it from the mail or the SMS',
  ],
  answerPasskeyNotRight: [
    '通行密钥的答复有误，请重试',
    'The answer of the passkey is not right: try again',
  ],
  enterAuthenticatorCode: [
    '请输入6位动态验证码',
    'Enter the code of 6 digits that your authenticator shows',
  ],
  givePasskeyName: ['请为通行密钥取个名称', 'Give the passkey a name'],
})
