import { words } from '@xinjian/format/say/words'

/** What is refused at the login, of passwords and of second factors. */
export const SESSION_SAYS = words({
  codeToSign: [
    '【信鉴】您正在签署{what:text}，验证码为{code:text}，5分钟内有效。非本人操作请勿告知他人。',
    'You are signing {what}: the code is {code}, valid for five minutes. If that is not you, tell nobody.',
  ],
  codeOfPartner: [
    '【信鉴】您正在进行{of:text}身份核验，验证码为{code:text}，5分钟内有效。非本人操作请勿告知他人。',
    'Your code for the check by {of} is {code}, valid for five minutes. If that is not you, tell nobody.',
  ],
  partnerJdy: ['精斗云', 'Jingdouyun'],
  partnerRyc: ['融易查', 'Rongyicha'],
  consentToCollect: ['企业数据采集授权书', 'the consent to collect data of the enterprise'],
  consentOfPerson: ['个人借贷信息查询授权书', 'your own consent to queries of lending records'],
  securityCheckNotCompleted: [
    '安全校验未完成，请换一张图形验证码后重试',
    'The security check was not completed: take a new image code and try again',
  ],
  enterNewPassword: ['请输入新密码', 'Enter the new password'],
  neitherMailNorSms: [
    '邮件与短信服务均未开通，无法发送设置密码的链接',
    'Neither mail nor SMS is set up: the link for setting a password cannot be sent',
  ],
  enterPassword: ['请输入登录密码', 'Enter the password'],
  passwordNotRight: ['登录密码不正确', 'The password is not right'],
  demoAccountCannotSet: [
    '演示账号不能设置二次验证',
    'A demo account cannot set up a second factor',
  ],
  demoAccountCannotChange: ['演示账号不能修改密码', 'A demo account cannot change its password'],
  recoveryCodeNotRight: ['恢复码不正确或已使用', 'The recovery code is not right, or was used'],
  platformRequiresSecondFactor: [
    '平台要求启用二次验证，不能移除最后一种方式',
    'The platform requires a second factor: the last one cannot be removed',
  ],
  setUpSecondFactor: ['请先启用一种二次验证方式', 'Set up a second factor first'],
  passkeyRegisteredAlreadyUse: [
    '该通行密钥已登记，请使用其他通行密钥',
    'This passkey is registered already: use another one',
  ],
  passkeyCouldNotVerified: [
    '通行密钥未通过验证，请重试',
    'The passkey could not be verified: try again',
  ],
  accountYourCompanySuspended: [
    '贵公司的账户已被停用，请联系为贵公司开通服务的机构',
    'The account of your company is suspended: contact the institution that serves you',
  ],
  accountSubmittedTaskSuspended: [
    '提交该任务的账号已被冻结，任务已停止',
    'The account that submitted this task is suspended: the task was stopped',
  ],
  smsCodeWrong: [
    '短信验证码不正确，请核对后重新输入，还可输入{n:count}次',
    'The SMS code is not right: compare it and enter it again; {n|try|tries} left',
  ],
  smsCodeExpired: [
    '短信验证码已失效，请重新获取',
    'The SMS code is no longer valid: ask for a new one',
  ],
  smsNotSetUp: [
    '短信服务尚未开通，请改用密码登录或联系管理员',
    'SMS is not set up: log in with your password, or contact your administrator',
  ],
  mostCodesOfDay: [
    '该号码今日获取次数已达上限，请明天再试',
    'This number was sent as many codes as a day allows: try again tomorrow',
  ],
})
