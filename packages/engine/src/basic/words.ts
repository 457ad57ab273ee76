import { words } from '@xinjian/format/say/words'

/** What only the enterprise basic report says. */
export const BASIC_SAYS = words({
  owners: ['股东与主要人员', 'Shareholders and key persons'],
  investments: ['对外投资', 'Investments'],
  permits: ['行政许可', 'Permits'],
  brief: [
    '本报告列示工商要素、股东、主要人员、对外投资、变更、税务公示、行政许可和司法案件数；企业年报、分支机构、受益所有人、质押抵押、关联方与案件明细见工商司法报告。不列示不代表没有。',
    'This report lists the registration, shareholders, key persons, investments, changes, tax notices, permits and how many court cases there are; annual reports, branches, beneficial owners, pledges, related parties and the cases themselves stand in the registry and court report. What is not listed is not said to be none.',
  ],
})
