import { GOODS_SAYS } from '../indicators/goods-words.ts'
import { PARAMS_SAYS } from './words.ts'

/**
 * What goods categories mean for an industry. Keys are prefixes of the 税收分类编码 (kit/china/tax-categories) or, where a source
 * prints only the 简称 between asterisks, that name. Codes and names are those of the official table; the groupings are ours.
 */
export const EXPENSE_GROUPS = [
  { group: PARAMS_SAYS.power, codes: ['1100101'], names: ['发电及供电', '供电', '发电'] },
  { group: PARAMS_SAYS.water, codes: ['1100301', '611'], names: ['水冰雪', '不征税自来水'] },
  {
    group: PARAMS_SAYS.freight,
    // Of transport what carries goods: fares of passengers are no freight. A 简称 does not tell them apart.
    codes: [
      '3010102',
      '3010202',
      '3010203',
      '3010204',
      '3010301',
      '30104',
      '30105',
      '3010602',
      '3019902',
      '30404',
    ],
    names: ['运输服务', '物流辅助服务'],
  },
  { group: PARAMS_SAYS.rent, codes: ['3040502'], names: ['经营租赁', '租赁服务'] },
  {
    group: PARAMS_SAYS.office,
    // 文具、笔、墨水、墨汁、本册、复印设备、办公器具. 纸制品 (10601) is what cartons are made of and printers print on: left out.
    codes: ['1060401', '1060402', '1060404', '1060405', '1060202', '1090625', '1090627'],
    names: ['文具', '墨水', '复印胶版印制设备', '文化办公用设备'],
  },
  { group: PARAMS_SAYS.telecom, codes: ['303'], names: ['电信服务'] },
] as const

export const CATERING = {
  group: GOODS_SAYS.cateringLodging,
  codes: ['3070401', '3070402'],
  names: ['餐饮服务', '住宿服务'],
} as const

/** First digits of categories that an enterprise of a GB/T 4754 section is expected to sell (I-083). */
export const EXPECTED_SALES: Readonly<Record<string, readonly string[]>> = {
  A: ['101'],
  B: ['102', '203', '204'],
  C: ['1', '2'],
  // 燃气 is also sold as 天然气、液化天然气; 污水处理 is of 水的生产和供应业.
  D: ['110', '1020202', '1020203', '20103', '611'],
  E: ['305', '612'],
  // Trade, and what 贸易经纪与代理 charges for it.
  F: ['1', '3040802'],
  G: ['301', '302', '30404'],
  H: ['30704'],
  // 软件产品 is goods.
  I: ['303', '304', '10603'],
  J: ['306', '3040501'],
  K: ['5', '602', '304'],
  L: ['304', '3070301'],
  M: ['304'],
  // 垃圾、污水、废气 are treated as 加工劳务; 园林绿化 is 其他建筑服务.
  N: ['304', '307', '201', '30599'],
  O: ['304', '307', '2'],
  P: ['307'],
  Q: ['307', '10703'],
  // Publishers sell 印刷品 and 电子出版物.
  R: ['307', '30403', '30407', '10602', '10603'],
}

/**
 * Trades that serve those who live around them (I-067): lodging and catering, property, services to residents, schools,
 * hospitals, and shops but for those that sell over the network or by post. GB/T 4754-2017.
 */
export const LOCAL_TRADES = {
  sections: ['H', 'K', 'O', 'P', 'Q'] as readonly string[],
  divisions: ['52'] as readonly string[],
  elsewhere: ['5292', '5293'] as readonly string[],
}

/** Sections whose business is goods: the category match of purchases and sales means something. */
export const TRADE_SECTIONS: readonly string[] = ['F']
export const GOODS_SECTIONS: readonly string[] = ['C', 'F']

/** Section of who sells a category that is no goods of trade or manufacture; a longer code goes before a shorter. */
export const SERVICE_SECTIONS: readonly (readonly [code: string, section: string])[] = [
  ['3040303', 'L'],
  ['3040304', 'L'],
  ['3040501', 'J'],
  ['3070201', 'P'],
  ['3070202', 'Q'],
  ['3070301', 'L'],
  ['3070302', 'R'],
  ['30401', 'M'],
  ['30402', 'I'],
  ['30403', 'M'],
  ['30404', 'G'],
  ['30405', 'L'],
  ['30406', 'L'],
  ['30407', 'R'],
  ['30408', 'L'],
  ['30701', 'R'],
  ['30704', 'H'],
  ['30705', 'O'],
  ['110', 'D'],
  ['201', 'C'],
  ['202', 'O'],
  ['203', 'B'],
  ['204', 'B'],
  ['301', 'G'],
  ['302', 'G'],
  ['303', 'I'],
  ['305', 'E'],
  ['306', 'J'],
  ['602', 'K'],
  ['611', 'D'],
  ['612', 'E'],
  ['5', 'K'],
]

/** Section of goods that are brought forth and not bought; all other goods of that kind are made (C). */
export const GROWN_OR_MINED: readonly (readonly [code: string, section: string])[] = [
  ['101', 'A'],
  ['102', 'B'],
]

/** When what is sold and bought says the section of an enterprise whose industry nobody stated. The numbers are ours. */
export const SECTOR_INFERENCE = {
  /** Of what was sold with a category, the share that one section must reach. */
  share: 0.6,
  /** Of the goods sold, the share bought in the same category: from `resold` they are traded, up to `made` they are not. */
  resold: 0.5,
  made: 0.2,
  /** Goods bought for making, running costs left out, as a share of the goods made. */
  materials: 0.1,
} as const
