import { dictionary } from '../../i18n/dictionary.ts'

/** Words of the report that follows a collection by itself. */
export const words = dictionary(
  {
    card: '采集后自动生成报告',
    cardNote:
      '企业完成手机采集后，由系统自动生成一份报告并计费，账单与查询记录中注明“自动生成”。默认关闭；关闭时采集照常进行，需要报告时再由人员或系统生成。',
    on: '已开启：采集完成后自动生成',
    off: '已关闭：不自动生成',
    turnOn: '开启',
    turnOff: '关闭',
    prices: '目前单价',
    each: '{name} {price}/{unit}',
    order: '按以上顺序，生成第一种有数据的报告。',
    nothing: '本渠道可售的报告均未开通，不会自动生成，也不会计费。',
    follows: '采集完成后将自动生成一份报告并计费',
    followsNot: '采集完成后不会自动生成报告，不产生费用；需要报告时请另行生成。',
  },
  {
    card: 'Report after a collection',
    cardNote:
      'When an enterprise has finished its collection by phone, a report is made by itself and charged; bill and query records mark it “automatic”. Off by itself: the collection goes on all the same, and people or systems order the report when it is needed.',
    on: 'On: a report follows each collection',
    off: 'Off: no report follows by itself',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    prices: 'Price now',
    each: '{name} {price} each ({unit})',
    order: 'The first of these that there is data for.',
    nothing: 'No report that this channel sells is open: none follows, and nothing is charged.',
    follows: 'A report follows the collection by itself and is charged',
    followsNot:
      'No report follows the collection by itself and nothing is charged; order one when it is needed.',
  },
)
