import { words } from '@xinjian/format/say/words'

/** Kinds of invoices, the industry and where it is known from, and why there is no growth. */
export const CONTEXT_SAYS = words({
  floored: ['{what:words}(负数按0计)', '{what} (negative as 0)'],
  registered: ['登记行业为{name:words}', 'registered in {name~}'],
  byCode: ['按行业代码{code:code}归入{name:words}', 'by industry code {code}: {name~}'],
  byName: ['按行业名称“{industry:text}”归入{name:words}', 'by industry name “{industry}”: {name~}'],
  fromGoods: ['按开票商品推断为{name:words}', 'from the goods sold: {name~}'],
  notRegistered: ['行业未登记，{why:words}', 'industry not registered, {why~}'],
  otherSections: [
    '{note:words}，本项只适用于{sections:list}',
    '{note}; this applies only to {sections~}',
  ],
  linesSilent: ['开票明细也不足以推断', 'and the lines do not tell it'],
  manySections: [
    '开票商品分属多个行业，不能推断',
    'and the goods sold belong to several industries: it cannot be inferred',
  ],
  partlyResold: [
    '销售的货物只有一部分有同类采购，不能分清是自产还是转售',
    'and only some of the goods sold are also bought: own make and resale are not told apart',
  ],
  noGoodsBought: [
    '进项没有可比的货物，不能分清是自产还是转售',
    'and no goods among purchases compare with those sold: own make and resale are not told apart',
  ],
  comparedPeriodNegative: [
    '比较期净额为负(红冲大于开票)，不计算增长',
    'the compared period is negative (more red than blue): no growth',
  ],
  noInvoiceCompared: [
    '比较期没有开票而本期净额为负，不计算增长',
    'no invoice in the compared period and a negative net in this one: no growth',
  ],
  tinyBase: [
    '比较期净额仅{net:yuan}，不足本期的1%，不计算增长',
    'the compared period has {net} only, less than 1% of this one: no growth',
  ],
  unknownKind: ['未注明种类', 'Kind not stated'],
  vatSpecialPaper: ['增值税专用发票(纸质)', 'VAT special, paper'],
  vatOrdinaryPaper: ['增值税普通发票(纸质)', 'VAT ordinary, paper'],
  vatSpecialElectronic: ['增值税电子专用发票', 'VAT special, electronic'],
  vatOrdinaryElectronic: ['增值税电子普通发票', 'VAT ordinary, electronic'],
  normalRoll: ['增值税普通发票(卷票)', 'VAT ordinary, roll'],
  toll: ['通行费电子普通发票', 'Road toll, electronic ordinary'],
  freightSpecial: ['货物运输业专用发票', 'Freight, special'],
  motorVehicle: ['机动车销售统一发票', 'Sale of motor vehicles'],
  usedVehicle: ['二手车销售统一发票', 'Sale of used vehicles'],
  digitalSpecial: ['数电票(专用)', 'Digital, special'],
  digitalOrdinary: ['数电票(普通)', 'Digital, ordinary'],
  digitalPaperSpecial: ['数电纸质专用发票', 'Digital on paper, special'],
  digitalPaperNormal: ['数电纸质普通发票', 'Digital on paper, ordinary'],
  digitalPaperMotor: ['数电纸质机动车发票', 'Digital on paper, motor vehicles'],
  digitalPaperUsed: ['数电纸质二手车发票', 'Digital on paper, used vehicles'],
  railTicket: ['数电票(铁路电子客票)', 'Digital, rail ticket'],
  airTicket: ['数电票(航空行程单)', 'Digital, air ticket'],
  blockchain: ['区块链电子发票', 'Blockchain invoice'],
  grounded: ['{sentence:words}（{note:words}）。', '{sentence} ({note~}).'],
})
