import { words } from '@xinjian/format/say/words'

/** What is refused of records of an enterprise. */
export const RECORDS_SAYS = words({
  recordNotFoundBeen: [
    '未找到该条数据，可能已被更正，请刷新后重试',
    'This record was not found, it may have been corrected: reload and try again',
  ],
  lineOfVat: ['第{code:code}栏{name:text}本期数', 'line {code} ({name}) of the period'],
  lineOfVatYear: ['第{code:code}栏{name:text}本年累计', 'line {code} ({name}) of the year to date'],
  lineOfIncomeTax: ['第{code:code}行{name:text}', 'line {code} ({name})'],
  dataKindNoMore: ['该类数据没有更多明细', 'Data of this kind have no more detail'],
})
