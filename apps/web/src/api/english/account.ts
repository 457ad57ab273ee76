/** English of what is refused around an account: login, second factor, passwords, SMS codes, and a company that rests. */
export const ACCOUNT: Readonly<Record<string, string>> = {
  '通行密钥未通过验证，请重试': 'The passkey could not be verified: try again',
  '该通行密钥已登记，请使用其他通行密钥': 'This passkey is registered already: use another one',
  '平台要求启用二次验证，不能移除最后一种方式':
    'The platform requires a second factor: the last one cannot be removed',
  '通行密钥的答复有误，请重试': 'The answer of the passkey is not right: try again',
  请输入6位动态验证码: 'Enter the code of 6 digits that your authenticator shows',
  '安全校验未完成，请换一张图形验证码后重试':
    'The security check was not completed: take a new image code and try again',
  '密码不一致，请重新确认': 'The two passwords differ: enter them again',
  '邮件与短信服务均未开通，无法发送设置密码的链接':
    'Neither mail nor SMS is set up: the link for setting a password cannot be sent',
  演示账号不能设置二次验证: 'A demo account cannot set up a second factor',
  演示账号不能修改密码: 'A demo account cannot change its password',
  演示账号不能修改个人信息: 'A demo account cannot change its profile',
  演示账号不能保存视图与列设置: 'A demo account cannot save views or columns',
  演示账号没有消息: 'A demo account has no messages',
  '短信验证码不正确，请核对后重新输入，还可输入{}次':
    'The SMS code is not right: compare it and enter it again; tries left: {}',
  '短信验证码已失效，请重新获取': 'The SMS code is no longer valid: ask for a new one',
  '短信服务尚未开通，请改用密码登录或联系管理员':
    'SMS is not set up: log in with your password, or contact your administrator',
  '短信暂时无法发送，请稍后重试或改用密码登录':
    'The SMS cannot be sent just now: try again later, or log in with your password',
  '该号码今日获取次数已达上限，请明天再试':
    'This number was sent as many codes as a day allows: try again tomorrow',
  '贵公司的账户已被停用，请联系为贵公司开通服务的机构':
    'The account of your company is suspended: contact the institution that serves you',
  '提交该任务的账号已被冻结，任务已停止':
    'The account that submitted this task is suspended: the task was stopped',
  账号安全类消息不能关闭: 'Messages on the security of your account cannot be turned off',
  '链接有误，请从邮件中打开': 'The link is not right: open it from the mail',
  '链接有误，请从邮件或短信中打开': 'The link is not right: open it from the mail or the SMS',
  请输入图形验证码: 'Enter the characters of the image',
  请输入账号或手机号: 'Enter the account name or mobile number',
  请输入确认密码: 'Enter the new password once more',
  请为通行密钥取个名称: 'Give the passkey a name',
  链接不完整: 'The link is not whole: open it again from the message',
  请输入短信验证码: 'Enter the SMS code',
  请输入6位验证码: 'Enter the code of 6 digits',
  请输入密码: 'Enter the password',
  请输入旧密码: 'Enter the old password',
  请输入新密码: 'Enter the new password',
  '6-20位至少包含数字和字母': '6–20 characters with at least one digit and one letter',
  '8-20位需包含字母数字和符号': '8–20 characters with letters, digits and symbols',
  请输入账号: 'Enter the account name',
  '账号以字母开头，3-32位字母、数字、点、横线或下划线':
    'An account name begins with a letter: 3–32 letters, digits, dots, dashes or underscores',
  没有这类消息: 'There is no such kind of message',
  没有这种接收方式: 'Messages cannot be received this way',
  请选择语言: 'Choose a language',
  请选择消息: 'Choose messages',
  一次最多标记100条: 'At most 100 messages at once',
}
