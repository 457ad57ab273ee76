import { words } from '@xinjian/format/say/words'

/** What is refused of self-service terminals, in the words of the signature's refusal where it is one. */
export const TERMINAL_SAYS = words({
  terminalNotFound: ['没有这台一体机，请刷新列表', 'There is no such terminal: reload the list'],
  serialKnown: [
    '该序列号已登记，请核对设备，或在列表中为其重新发放启用码',
    'This serial number is registered: compare the device, or give it a new set-up code in the list',
  ],
  mostTerminals: [
    '最多登记{n:count}台一体机，请先停用并联系客服调整',
    'At most {n|terminal|terminals} can be registered: ask our service for more',
  ],
  witnessNotActive: [
    '该账号不存在、已停用或没有查看采集的权限，请选择其他值守见证人',
    'This account does not exist, is frozen or may not see collections: choose another witness',
  ],
  codeInvalid: [
    '启用码无效、已使用或已过期，请在后台为该终端重新发放',
    'The set-up code is not valid, was used or is too old: give the terminal a new one in the office',
  ],
  onlyRsa: ['终端公钥须为 RSA（2048位以上）', 'The key of a terminal is RSA, of 2048 bits or more'],
  mustBeSignedByTerminal: ['请求须由一体机签名', 'the request must be signed by a terminal'],
  terminalUnknown: ['没有这台一体机，或尚未启用', 'there is no such terminal, or it is not set up'],
  otherTerminal: ['本次办理不是在这台一体机上开始的', 'this visit was not begun at this terminal'],
  doesNotFitTerminal: ['与该终端登记的公钥不符', 'it does not fit the public key of the terminal'],
  nonceUsedBefore: ['随机数已使用过', 'the nonce was used before'],
  terminalBlocked: [
    '本机已停用，请联系现场工作人员',
    'This terminal is blocked: ask the staff on site',
  ],
  mostMessages: [
    '本机今日发送的验证码过多，请明日再试，或使用手机办理',
    'This terminal has sent too many codes today: try again tomorrow, or use your phone',
  ],
  recordEnded: [
    '该编号的办理记录已结束，且内容不同，请使用新的编号',
    'The record of this number has ended, with other content: use a new number',
  ],
  recordStarted: [
    '该编号的办理记录开始时间不同，请使用新的编号',
    'The record of this number began at another time: use a new number',
  ],
  recordTaskUnknown: [
    '采集流水号不属于本机开始的办理，请核对',
    'The collection was not begun at this terminal: compare its number',
  ],
})
