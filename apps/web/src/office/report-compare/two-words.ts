import { dictionary } from '../../i18n/dictionary.ts'

/** Words beside two chosen rows of a list of reports. */
export const words = dictionary(
  {
    chooseTwo: '选择两份报告即可对比',
    sameKind: '两份报告的类型须相同',
    onlyReady: '只能对比已完成且未封存的报告',
    compareTwo: '对比这两份',
  },
  {
    chooseTwo: 'Choose two reports to compare them',
    sameKind: 'Both must be of the same kind',
    onlyReady: 'Only finished reports that are not sealed can be compared',
    compareTwo: 'Compare these two',
  },
)
