import { dictionary } from '../../i18n/dictionary.ts'

/** Words of the circles of supply around a centre. */
export const circleWords = dictionary(
  {
    all: '已采集数据中，{from}至{to}、{levels}层之内有供应闭环{n}个（{list}）。',
    atLeast: '已采集数据中，{from}至{to}、{levels}层之内有供应闭环至少{n}个（{list}）。',
    own: '其中{n}个经过中心企业。',
    ownAtLeast: '其中至少{n}个经过中心企业。',
    ofLength: '{length}家的{count}个',
    cut: '关系过多，闭环未能全部查找；减少层级后再查，可得到完整结果。',
    noneDrawn: '图中没有可列出的发现',
    noneDrawnNote: '闭环可能在所选条件之外：放宽金额、行业等条件后再查。',
    noneRead: '关系较多，没有全部读取；已读取的部分没有可列出的发现，未读取的部分不判断。',
    within: '闭环查找的范围是{from}至{to}、{levels}层之内的2至6家企业。',
    PARTNERS:
      '往来企业较多，每家企业只查看了交易额最大的部分，其余的往来不在分析之内，不等于没有。',
    RECORDS:
      '关联企业较多，每一步只读取了前500家企业的登记、年报等记录，其余企业的关系不在图中，不等于没有。',
    hidden: '另有{n}条发现涉及所选条件之外的企业，未列出；放宽条件后可见。',
    noneOfSupply: '没有发现闭环、断链或过度依赖',
    noneOfGuarantee: '没有发现担保圈',
    noneOfControl: '没有发现同一控制下的多家借款企业',
    span: '期间{from}至{to}',
    rounds: '各轮发票',
    round: '第{n}轮',
    leastOf: '其中最小一张{amount}元，计入合计',
    moreRounds: '再列出{n}轮',
    yuan: '{amount} 元',
    allRounds: '列出全部{n}轮',
    firstRounds: '共{all}轮，这里逐张列出最早的{n}轮，其余未列出。',
    firstFound: '至少{all}轮，这里逐张列出查到的最早{n}轮，其余未列出。',
    listed: '列出查到的{n}轮',
  },
  {
    all: 'Circles of supply in the data held from {from} to {to}, within {levels|level|levels}: {n} ({list}).',
    atLeast:
      'Circles of supply in the data held from {from} to {to}, within {levels|level|levels}: at least {n} ({list}).',
    own: ' {n} of them through the centre.',
    ownAtLeast: ' At least {n} of them through the centre.',
    ofLength: '{count} of {length} enterprises',
    cut: 'There are too many relations to search every circle: ask for fewer levels to have them all.',
    noneDrawn: 'No finding to list in this graph',
    noneDrawnNote:
      'Circles may lie outside the conditions: loosen amount, industry and the like, and ask again.',
    noneRead:
      'There are too many relations and not all were read; in those that were nothing is to be listed, the others are not judged.',
    within:
      ' Circles of two to six enterprises were looked for from {from} to {to}, within {levels|level|levels}.',
    PARTNERS:
      'There are many partners: of each enterprise only those with most trade were looked at. The others are not analysed, which is not “none”.',
    RECORDS:
      'There are many related enterprises: at each step only the records of the first 500 were read. Relations of the others are not in the graph, which is not “none”.',
    hidden:
      '{n|finding|findings} with enterprises outside the conditions are not listed; loosen them to see all.',
    noneOfSupply: 'No circles, broken chains or heavy dependence were found',
    noneOfGuarantee: 'No circle of guarantees was found',
    noneOfControl: 'No controller of several borrowers was found',
    span: '{from} to {to}',
    rounds: 'Invoices of each round',
    round: 'Round {n}',
    leastOf: 'smallest CNY {amount}, which counts in the sum',
    moreRounds: 'List {n|round|rounds} more',
    yuan: 'CNY {amount}',
    allRounds: 'List {n|round|rounds}',
    firstFound:
      'At least {all|round|rounds}; listed invoice by invoice are the {n} first in time that were found; the others are not listed.',
    listed: 'List the {n|round|rounds} found',
    firstRounds:
      '{all|round|rounds} in all; listed invoice by invoice are the {n} first in time; the others are not listed.',
  },
)
