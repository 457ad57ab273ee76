import { dictionary } from '../../i18n/dictionary.ts'

export const recoveryWords = dictionary(
  {
    title: '恢复码',
    note: '请抄写或打印后妥善保管，仅显示这一次。设备遗失时，每个恢复码可代替二次验证使用一次。',
    copy: '复制全部',
    copied: '已复制',
    notCopied: '浏览器不允许复制，请手工抄写',
    kept: '我已保存',
  },
  {
    title: 'Recovery codes',
    note: 'Write them down or print them: they are shown this once. When the device is lost, each stands in for the second factor once.',
    copy: 'Copy all',
    copied: 'Copied',
    notCopied: 'The browser does not allow it: write them down',
    kept: 'I have kept them',
  },
)
