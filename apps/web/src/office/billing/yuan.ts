import { groupDigits, yuanOfHao } from '@xinjian/format'

/** 毫 (0.0001 yuan) as people read money: `¥1,234.50`, `−¥12.00`. */
export const yuan = (hao: number): string =>
  `${hao < 0 ? '−' : ''}¥${groupDigits(yuanOfHao(Math.abs(hao)))}`
