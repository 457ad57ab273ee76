/**
 * Everybody the demo firms trade with: a closed population of example firms, individual shops and consumers, the same
 * for every seed. Nobody outside it ever appears on an invoice.
 */
import { type Day, parseDay } from './calendar.ts'
import { makeUscc } from './identity.ts'
import { firmName, personName, shopName, trade } from './names.ts'
import type { Pool } from './profile.ts'
import { hashText, Rng } from './random.ts'
import { REGIONS, type Region } from './regions.ts'

export interface Party {
  /** Empty for a consumer. */
  taxNo: string
  name: string
  areaCode: string
  pool: Pool
  small: boolean
  /** First day on which it issues 数电票. */
  digitalFrom: Day
  /** What utilities and the like sell; empty = anything. */
  sells: string
  /** 登记状态 / 纳税人状态 in words: 存续, 注销, 非正常, 失信被执行人. */
  status: string
}

const LINES = [
  '五金制品',
  '电子科技',
  '建筑工程',
  '机电设备',
  '塑料制品',
  '物资贸易',
  '新材料',
  '装饰工程',
  '日用品',
  '机械',
  '包装',
  '纺织',
  '食品',
  '环保科技',
]
const SHOP_LINES = ['便利店', '五金店', '食品店', '建材经营部', '文具店', '餐饮店']
const UTILITIES: readonly (readonly [string, string])[] = [
  ['electricity', '供电'],
  ['water', '水务'],
  ['telecom', '通信'],
  ['rent', '产业园运营'],
  ['freight', '物流'],
  ['freight', '货运代理'],
  ['office', '办公用品'],
  ['fuel', '石油销售'],
  ['meal', '餐饮管理'],
  ['hotel', '酒店管理'],
]
const TROUBLES = ['非正常', '注销', '失信被执行人', '吊销未注销']
const FIRMS_PER_REGION = 14
const SHOPS_PER_REGION = 7
const TROUBLED_PER_REGION = 2
const PERSONS = 240

/** Days a firm takes to change to 数电票 once its region may: the constant seed keeps the population fixed. */
export const digitalStart = (region: Region, key: string): Day =>
  region.digitalFrom +
  (hashText(`digital:${key}`) % (region.digitalFrom >= parseDay('2024-12-01') ? 90 : 200))

/** Builds the population; the same parties in the same order every time. */
export function makeParties(): Party[] {
  const taken = new Set<string>()
  const out: Party[] = []
  for (const region of REGIONS) {
    const rng = new Rng(hashText(`parties:${region.areaCode}`))
    const add = (pool: Pool, line: string, sells = '', status = '存续'): void => {
      const shop = pool === 'SHOP'
      let name = ''
      do name = (shop ? shopName : firmName)(region.city, trade(rng), line)
      while (taken.has(name))
      taken.add(name)
      const taxNo = makeUscc(region.areaCode, shop ? '2' : '1', rng)
      const digitalFrom = digitalStart(region, taxNo)
      out.push({
        taxNo,
        name,
        areaCode: region.areaCode,
        pool,
        small: shop,
        digitalFrom,
        sells,
        status,
      })
    }
    for (let i = 0; i < FIRMS_PER_REGION; i++) add('FIRM', rng.pick(LINES))
    for (let i = 0; i < SHOPS_PER_REGION; i++) add('SHOP', rng.pick(SHOP_LINES))
    for (let i = 0; i < TROUBLED_PER_REGION; i++)
      add('TROUBLED', rng.pick(LINES), '', rng.pick(TROUBLES))
    for (const [sells, line] of UTILITIES) add('FIRM', line, sells)
  }
  const rng = new Rng(hashText('persons'))
  for (let i = 0; i < PERSONS; i++) {
    const areaCode = rng.pick(REGIONS).areaCode
    out.push({
      taxNo: '',
      name: `${personName(rng)}（个人）`,
      areaCode,
      pool: 'PERSON',
      small: true,
      digitalFrom: Number.POSITIVE_INFINITY,
      sells: '',
      status: '',
    })
  }
  return out
}
