import { dictionary } from '../../i18n/dictionary.ts'

/** Words of circles of guarantees and common control over all borrowers. */
export const borrowerWords = dictionary(
  {
    title: '担保圈与同一控制',
    note: '在您可查看的全部企业中，列出担保首尾相接的企业，以及控制或代表多家借款企业的个人或企业，供合并授信参考。',
    basis:
      '依据已查得的工商年报、股东、对外投资与法定代表人信息，以及授权允许使用的税务登记；未查得的不在其中，不等于没有。未授权的个人与企业名称已脱敏。',
    cut: '数据较多：已查看 {all} 家企业中的 {read} 家，可能还有未列出的担保圈或控制关系。',
    keyword: '企业名称或税号',
    kind: '情形',
    allKinds: '全部情形',
    GUARANTEE_CIRCLE: '担保圈',
    COMMON_CONTROL: '同一控制',
    who: '担保路径或控制人',
    controlled: '控制的借款企业',
    borrowers: '借款企业数',
    parties: '涉及主体数',
    none: '没有发现担保圈或同一控制',
    noneNote: '查询企业的工商与司法信息、采集税务登记后，可在此查看企业之间的担保与控制关系。',
    noMatch: '没有符合条件的结果',
    toGraphs: '产业链图谱',
    relations: '关系',
    openGraph: '查看{name}的图谱',
  },
  {
    title: 'Guarantee circles and common control',
    note: 'Over all enterprises that you may see: guarantees that come back to who gave the first, and persons or firms that control or represent several borrowers, whose credit should be counted together.',
    basis:
      'From annual reports, owners, investments and legal representatives as the registry told them, and registration data of tax bureaus whose use is allowed. What was not looked up is not in it, which is not “none”. Names of persons and firms that did not agree are masked.',
    cut: 'There is much to look through: {read} of {all} enterprises were read, and there may be circles or controllers that are not listed.',
    keyword: 'Name or tax number',
    kind: 'Pattern',
    allKinds: 'All patterns',
    GUARANTEE_CIRCLE: 'Guarantee circle',
    COMMON_CONTROL: 'Common control',
    who: 'Path of guarantees, or who controls',
    controlled: 'Borrowers controlled',
    borrowers: 'Borrowers',
    parties: 'Parties',
    none: 'No guarantee circle and no common control found',
    noneNote:
      'Once registry and court records were looked up and registration data were collected, guarantees and control among enterprises stand here.',
    noMatch: 'Nothing matches',
    toGraphs: 'Industry-chain graph',
    relations: 'Relations',
    openGraph: 'Graph of {name}',
  },
)
