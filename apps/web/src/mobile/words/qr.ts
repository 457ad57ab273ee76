import { dictionary } from '../../i18n/dictionary.ts'

/** The code for the bureau’s app: not part of what everybody loads first. */
export const qr = dictionary(
  {
    qrLead: '用{app}扫描二维码，选择企业并确认登录',
    qrSame: '只有这一部手机？先保存图片，再到{app}中“扫一扫”从相册选取。',
    qrSave: '保存二维码',
    qrHold: '长按二维码，选择“保存图片”',
    qrSameHold: '只有这一部手机？长按保存图片后，到{app}中“扫一扫”从相册选取。',
    qrLeft: '{n} 秒后失效',
    qrOver: '二维码已失效',
    qrRefresh: '点击刷新',
    qrLoading: '正在取二维码',
    qrWatch: '确认后本页会自动继续',
  },
  {
    qrLead: 'Scan with {app}, choose the enterprise, confirm',
    qrSame: 'Only this phone? Save the image, then scan it from the album in {app}.',
    qrSave: 'Save the code',
    qrHold: 'Press and hold the code to save the image',
    qrSameHold:
      'Only this phone? Press and hold to save the image, then scan it from the album in {app}.',
    qrLeft: 'expires in {n} s',
    qrOver: 'The code has expired',
    qrRefresh: 'Tap to refresh',
    qrLoading: 'Fetching the code',
    qrWatch: 'This page goes on by itself',
  },
)
