/** Names that are plainly examples: every one holds 示例. */
import type { Rng } from './random.ts'

const FIRST = '恒瑞鼎盛宏泰永兴嘉德华信金源博远中盈创达利通汇川晨光海纳百润安顺同方立正凯思明'
const SECOND = '达丰昌隆盛祥和泰源通顺兴业诚信康宁博雅凌云卓越联合启航景程天成广厦长青东升'
const SURNAMES = '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦许何吕施张孔曹严华金魏陶姜'
const GIVEN = ['示例', '示例一', '示例二', '示例三', '小示例']

/** Two characters for a firm's name. */
export const trade = (rng: Rng): string => rng.pick([...FIRST]) + rng.pick([...SECOND])

/** `深圳市示例恒达精密制造有限公司` */
export const firmName = (city: string, word: string, line: string): string =>
  `${city}示例${word}${line}有限公司`

/** `沈阳市示例恒达便利店` */
export const shopName = (city: string, word: string, line: string): string =>
  `${city}示例${word}${line}`

/** `张示例` */
export const personName = (rng: Rng): string => rng.pick([...SURNAMES]) + rng.pick(GIVEN)
