/**
 * What goods categories mean for an industry. Keys are prefixes of the 税收分类编码 (domain §1.9) or, where a source
 * prints only the short name between asterisks, that name. Source: 商品和服务税收分类编码表; the groupings are ours.
 */
export const EXPENSE_GROUPS = [
  { group: '电', codes: ['1100101'], names: ['供电', '发电', '电力'] },
  { group: '水', codes: ['1100301'], names: ['水冰雪', '供水'] },
  { group: '运费', codes: ['301'], names: ['运输服务', '物流辅助服务'] },
  { group: '租赁', codes: ['3040502'], names: ['经营租赁', '租赁', '不动产租赁'] },
  { group: '办公', codes: ['1060105', '1060106'], names: ['纸制品', '文具', '办公用品'] },
  { group: '通讯', codes: ['303'], names: ['电信服务'] },
] as const

export const CATERING = {
  group: '餐饮住宿',
  codes: ['3070401', '3070402'],
  names: ['餐饮服务', '住宿服务'],
} as const

/** First digits of categories that an enterprise of a GB/T 4754 section is expected to sell (I-083). */
export const EXPECTED_SALES: Readonly<Record<string, readonly string[]>> = {
  A: ['101'],
  B: ['102', '1'],
  C: ['1', '2'],
  D: ['110'],
  E: ['305', '2'],
  F: ['1'],
  G: ['301', '302', '30404'],
  H: ['30704'],
  I: ['303', '30402', '304'],
  J: ['306'],
  K: ['5', '30405', '304'],
  L: ['30405', '30408', '304'],
  M: ['30401', '30406', '304'],
  N: ['304', '307'],
  O: ['304', '307', '2'],
  P: ['307'],
  Q: ['307'],
  R: ['307', '30403', '30407'],
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
