import { dictionary } from '../../i18n/dictionary.ts'

/** On another device, and back to the partner. */
export const handover = dictionary(
  {
    open: '换一台设备继续办理',
    title: '换一台设备继续办理',
    note: '用另一台设备扫描二维码，或打开链接，从现在这一步继续。10分钟内有效，只能使用一次；只交给企业的办理人员。',
    qr: '继续办理的二维码',
    code: '短码',
    left: '{time} 后失效',
    over: '已失效',
    copy: '复制链接',
    copied: '链接已复制',
    refused: '浏览器不允许复制，请长按链接复制',
    revoke: '作废',
    revoked: '已作废，这个二维码和链接不能再用',
    anew: '重新生成',
    back: '返回{title}',
  },
  {
    open: 'Go on at another device',
    title: 'Go on at another device',
    note: 'Scan the code or open the link there: it goes on from this step. Valid for 10 minutes and once; for people of the enterprise only.',
    qr: 'Code to go on with',
    code: 'Code',
    left: 'Valid for {time}',
    over: 'No longer valid',
    copy: 'Copy the link',
    copied: 'Link copied',
    refused: 'The browser refused: press and hold the link to copy it',
    revoke: 'Take back',
    revoked: 'Taken back: neither code nor link can be used any more',
    anew: 'Make a new one',
    back: 'Back to {title}',
  },
)
