import { words } from '@xinjian/format/say/words'

/** What is refused of public keys of a company. */
export const COMPANY_SAYS = words({
  privateKeyWhichMust: [
    '这是私钥，请勿提交；请立即更换这对密钥，并粘贴公钥',
    'This is a private key, which must not be submitted: replace this pair of keys at once and paste the public key',
  ],
  publicKeyCannotRead: [
    '无法识别的公钥，请粘贴 PEM 格式（BEGIN PUBLIC KEY）',
    'The public key cannot be read: paste it as PEM (BEGIN PUBLIC KEY)',
  ],
  onlyPublicKeysRsa: ['只支持 RSA 与 SM2 公钥', 'Only public keys of RSA and SM2 are accepted'],
  rsaBits: ['RSA 公钥须为{bits:code}位以上', 'A public key of RSA must have at least {bits} bits'],
  publicKeyRegisteredBefore: [
    '这把公钥已登记过，请换一把新的',
    'This public key was registered before: use a new one',
  ],
  keyUseCannotSuspended: [
    '当前使用的密钥不能停用，请先更换；或该密钥已停用',
    'The key in use cannot be suspended, replace it first; or it is suspended already',
  ],
})
