import { dictionary } from '../../../i18n/dictionary.ts'

export const words = dictionary(
  {
    shows: '界面截图：{title}',
    larger: '查看大图：{title}',
    find: '在教程里查找',
    findHint: '例如：撤回授权、超过次数',
    none: '教程里没有提到，请换一个说法，或联系我们',
    some: '找到 {n} 处',
    taken: '图片由脚本在运行中的产品里截取，企业与人员均为示例。',
  },
  {
    shows: 'Screen: {title}',
    larger: 'Larger picture: {title}',
    find: 'Find in the tutorials',
    findHint: 'For example: withdraw, too many tries',
    none: 'Not in the tutorials: try other words, or contact us',
    some: 'Found: {n}',
    taken:
      'Pictures are taken by a script from the running product; firms and people are invented.',
  },
)
