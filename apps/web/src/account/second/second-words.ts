import { dictionary } from '../../i18n/dictionary.ts'

export const secondWords = dictionary(
  {
    title: '二次验证',
    setUp: '启用二次验证',
    setUpText:
      '平台要求运营人员启用二次验证。请用验证器应用（如微信小程序“二次验证码”、Authenticator）扫描，再输入显示的 6 位验证码。',
    typed: '无法扫描时，可手工输入密钥：{secret}',
    qr: '验证器应用扫描的二维码',
    codeText: '请输入验证器应用当前显示的 6 位动态验证码；设备遗失时可输入一个恢复码。',
    code: '动态验证码',
    codeOr: '动态验证码或恢复码',
    recovery: '恢复码',
    recoveryText: '设备遗失时，请输入一个恢复码。',
    enter: '验证并登录',
    passkey: '使用通行密钥',
    passkeyText: '或用已添加的通行密钥（指纹、面容、设备密码或安全密钥）登录。',
    failed: '通行密钥未完成，请重试或改用动态验证码',
    lost: '设备已丢失？',
    back: '重新登录',
  },
  {
    title: 'Second factor',
    setUp: 'Set up a second factor',
    setUpText:
      'Operators need a second factor. Scan this with an authenticator and enter the 6-digit code that it shows.',
    typed: 'Cannot scan? Type the secret: {secret}',
    qr: 'Code for the authenticator to scan',
    codeText:
      'Enter the 6-digit code that your authenticator shows now, or a recovery code if you lost it.',
    code: 'Code',
    codeOr: 'Code or recovery code',
    recovery: 'Recovery code',
    recoveryText: 'If you lost the device, enter a recovery code.',
    enter: 'Verify and log in',
    passkey: 'Use a passkey',
    passkeyText: 'Or use a passkey that you added: fingerprint, face, PIN or a security key.',
    failed: 'The passkey was not used. Try again, or enter a code.',
    lost: 'Lost the device?',
    back: 'Log in again',
  },
)
