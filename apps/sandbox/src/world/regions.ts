/**
 * The 36 tax bureaus (codes and slugs of the national verification platform) and, for the play world, the city whose
 * firms live there and the day 数电票 started there. Rollout days: pilots from 2021-12-01, nationwide 2024-12-01.
 */
import { type Day, parseDay } from './calendar.ts'

export interface Region {
  areaCode: string
  name: string
  slug: string
  city: string
  digitalFrom: Day
}

const NATIONWIDE = '2024-12-01'

const TABLE: readonly (readonly [string, string, string, string, string?])[] = [
  ['1100', '北京', 'beijing', '北京', '2023-03-22'],
  ['1200', '天津', 'tianjin', '天津', '2023-03-30'],
  ['1300', '河北', 'hebei', '石家庄市'],
  ['1400', '山西', 'shanxi', '太原市'],
  ['1500', '内蒙古', 'neimenggu', '呼和浩特市', '2021-12-01'],
  ['2100', '辽宁', 'liaoning', '沈阳市'],
  ['2102', '大连', 'dalian', '大连市'],
  ['2200', '吉林', 'jilin', '长春市'],
  ['2300', '黑龙江', 'heilongjiang', '哈尔滨市'],
  ['3100', '上海', 'shanghai', '上海', '2021-12-01'],
  ['3200', '江苏', 'jiangsu', '苏州市', '2023-03-30'],
  ['3300', '浙江', 'zhejiang', '杭州市', '2023-04-27'],
  ['3302', '宁波', 'ningbo', '宁波市'],
  ['3400', '安徽', 'anhui', '合肥市'],
  ['3500', '福建', 'fujian', '福州市'],
  ['3502', '厦门', 'xiamen', '厦门市', '2022-11-30'],
  ['3600', '江西', 'jiangxi', '南昌市'],
  ['3700', '山东', 'shandong', '济南市'],
  ['3702', '青岛', 'qingdao', '青岛市', '2023-01-28'],
  ['4100', '河南', 'henan', '郑州市', '2023-03-22'],
  ['4200', '湖北', 'hubei', '武汉市'],
  ['4300', '湖南', 'hunan', '长沙市'],
  ['4400', '广东', 'guangdong', '佛山市', '2021-12-01'],
  ['4403', '深圳', 'shenzhen', '深圳市', '2023-11-01'],
  ['4500', '广西', 'guangxi', '南宁市'],
  ['4600', '海南', 'hainan', '海口市'],
  ['5000', '重庆', 'chongqing', '重庆', '2023-01-28'],
  ['5100', '四川', 'sichuan', '成都市', '2022-10-28'],
  ['5200', '贵州', 'guizhou', '贵阳市'],
  ['5300', '云南', 'yunnan', '昆明市'],
  ['5400', '西藏', 'xizang', '拉萨市'],
  ['6100', '陕西', 'shaanxi', '西安市', '2023-01-28'],
  ['6200', '甘肃', 'gansu', '兰州市'],
  ['6300', '青海', 'qinghai', '西宁市'],
  ['6400', '宁夏', 'ningxia', '银川市'],
  ['6500', '新疆', 'xinjiang', '乌鲁木齐市'],
]

export const REGIONS: readonly Region[] = TABLE.map(([areaCode, name, slug, city, from]) => ({
  areaCode,
  name,
  slug,
  city,
  digitalFrom: parseDay(from ?? NATIONWIDE),
}))

const byCode = new Map(REGIONS.map((r) => [r.areaCode, r]))

/** The region of a code of this table. Throws on others: callers hold codes of our own tables. */
export function regionOf(areaCode: string): Region {
  const region = byCode.get(areaCode)
  if (!region) throw new RangeError(`没有这个地区: ${areaCode}`)
  return region
}

/**
 * Six digits for identity numbers: county "99" does not exist in GB/T 2260, so no code of this world can belong to a
 * real enterprise or person, while the first four digits still lead to the right bureau.
 */
export const playCounty = (areaCode: string): string => `${areaCode}99`
