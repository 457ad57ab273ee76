/** What a report says of guarantees and control around the enterprise. */
import { words } from '@xinjian/format/say/words'

export const TIES_SAYS = words({
  data: ['担保与控制关系', 'Guarantees and control'],
  title: ['担保圈与同一控制', 'Circles of guarantees and common control'],
  intro: [
    '对外担保来自本机构持有的企业年报，股东与法定代表人来自工商登记与授权采集的税务登记；只有姓名、没有证件号码的个人不能与其他企业比对。个人姓名与其他借款企业的名称已脱敏。',
    'Guarantees are those of annual reports that this institution holds; owners and legal representatives those of the registry, and of the bureau where it was collected with consent. Persons of whom only the name is told cannot be found again in other firms. Names of persons and of other borrowers are masked.',
  ],
  guarantees: ['担保圈各段', 'Guarantees of the circles'],
  guarantor: ['担保人', 'Guarantor'],
  debtor: ['被担保人', 'Debtor'],
  what: ['担保方式与金额', 'Way and amount'],
  control: ['同一控制下的借款企业', 'Borrowers under common control'],
  owner: ['控制人或代表人', 'Who controls or represents'],
  firm: ['企业', 'Enterprise'],
  by: ['控制方式', 'How'],
  shares: ['持股{part:percent}', 'holds {part}'],
  legalRep: ['法定代表人', 'Legal representative'],
  itself: ['本企业', 'The enterprise'],

  circleName: ['担保圈', 'Circle of guarantees'],
  circleLine: [
    '年报披露的对外担保经2至6家企业首尾相接、回到本企业≥1个',
    'Guarantees of annual reports that come back to the enterprise over two to six firms ≥ 1',
  ],
  circleHit: [
    '年报披露的对外担保形成{n:count}个经过本企业的担保圈，其中最短的一个：{path:text}，一家违约可能牵连全部，建议核实担保余额，担保不宜按全额计。',
    'Guarantees of annual reports close {n|circle|circles} through the enterprise, the shortest “{path}”. A default of one may reach all of them: what is still guaranteed should be checked, and should not count in full.',
  ],
  circleCount: ['担保圈个数', 'Circles of guarantees'],
  ownReportNot: ['未持有本企业的年报', 'no annual report of the enterprise is held'],
  reportsNot: [
    '担保链上有{n:count}家企业的年报未持有，已持有的年报中未发现',
    'annual reports of {n|firm|firms} along the guarantees are not held; none was found in those that are',
  ],
  recordsCut: [
    '关联企业较多，每一步只读取了前500家企业的记录，已读取的记录中未发现',
    'there are many related firms: of each step only the records of the first 500 were read; none was found in those',
  ],
  searchCut: ['担保关系过多，未能全部查找', 'there are too many guarantees to search them all'],

  controlName: ['同一控制', 'Common control'],
  controlLine: [
    '控制（持股超过50%，可经多层）或代表本企业的人，还控制或代表本机构的其他借款企业≥1家',
    'Whoever controls (more than 50%, over any number of firms) or represents the enterprise does so for other borrowers of this institution ≥ 1',
  ],
  controlHit: [
    '控制或代表本企业的{name:text}还控制或代表本机构的另外{n:count}家借款企业，建议合并计算授信。',
    '“{name}”, who controls or represents the enterprise, does so for {n|other borrower|other borrowers} of this institution. Their credit should be counted together.',
  ],
  controlsHit: [
    '本企业控制或代表本机构的另外{n:count}家借款企业，建议合并计算授信。',
    'The enterprise controls or represents {n|other borrower|other borrowers} of this institution. Their credit should be counted together.',
  ],
  borrowersInput: ['其他借款企业', 'Other borrowers'],
  ownersNot: [
    '已持有的资料没有股东与法定代表人',
    'nothing that is held tells owners or the legal representative',
  ],
  personsNot: [
    '{n:count}名股东、上层股东或法定代表人没有证件号码，不能与其他企业比对，已持有的资料中未发现',
    '{n|owner or legal representative has|owners or legal representatives have} no document number to be found again by; none was found in what is held',
  ],
  sharesNot: [
    '{n:count}名股东的持股比例未披露，已持有的资料中未发现',
    'the share of {n|holder|holders} was not told; none was found in what is held',
  ],
  firmsNot: [
    '{n:count}家上层企业的股东与法定代表人未持有，已持有的资料中未发现',
    'owners and legal representatives of {n|firm|firms} above are not held; none was found in what is held',
  ],
  source: ['产业链图谱（domain §3.13）', 'Industry-chain graph (domain §3.13)'],
  reportRows: ['企业年报', 'Annual reports'],
  holderRows: ['股东', 'Holders'],
  registration: ['工商登记', 'Registration'],
  method: [
    '担保圈与同一控制只就本机构持有的资料判断；没有持有的，不视为没有。其他借款企业授权采集的登记资料撤销授权后，本报告封存。',
    'Circles of guarantees and common control are judged by what this institution holds; what it does not hold is not “none”. When another borrower withdraws the consent under which its registration was collected, this report is sealed.',
  ],
})
