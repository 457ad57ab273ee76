/** English of what the second factor refuses. */
export const ACCOUNT: Readonly<Record<string, string>> = {
  '通行密钥未通过验证，请重试': 'The passkey could not be verified: try again',
  '该通行密钥已登记，请使用其他通行密钥': 'This passkey is registered already: use another one',
  '平台要求启用二次验证，不能移除最后一种方式':
    'The platform requires a second factor: the last one cannot be removed',
}
