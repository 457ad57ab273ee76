/** The 36 bureaus: codes and slugs of domain §1.12. The slug doubles as the pinyin that a search box matches. */
export interface Area {
  code: string
  name: string
  pinyin: string
}

const LIST =
  '1100北京beijing 1200天津tianjin 1300河北hebei 1400山西shanxi 1500内蒙古neimenggu 2100辽宁liaoning 2102大连dalian ' +
  '2200吉林jilin 2300黑龙江heilongjiang 3100上海shanghai 3200江苏jiangsu 3300浙江zhejiang 3302宁波ningbo 3400安徽anhui ' +
  '3500福建fujian 3502厦门xiamen 3600江西jiangxi 3700山东shandong 3702青岛qingdao 4100河南henan 4200湖北hubei ' +
  '4300湖南hunan 4400广东guangdong 4403深圳shenzhen 4500广西guangxi 4600海南hainan 5000重庆chongqing 5100四川sichuan ' +
  '5200贵州guizhou 5300云南yunnan 5400西藏xizang 6100陕西shaanxi 6200甘肃gansu 6300青海qinghai 6400宁夏ningxia 6500新疆xinjiang'

export const AREAS: readonly Area[] = LIST.split(' ').map((entry) => {
  const [, code = '', name = '', pinyin = ''] = /^(\d{4})([^a-z]+)([a-z]+)$/.exec(entry) ?? []
  return { code, name, pinyin }
})

/** Where English does not write the pinyin. */
const OTHERWISE: Readonly<Record<string, string>> = { neimenggu: 'Inner Mongolia' }

/** `深圳` is Shenzhen. */
export const areaInEnglish = ({ pinyin }: Area): string =>
  OTHERWISE[pinyin] ?? `${pinyin.charAt(0).toUpperCase()}${pinyin.slice(1)}`

export const areaName = (code: string): string => AREAS.find((a) => a.code === code)?.name ?? code

/** Bureau that a tax number suggests: enterprises move, so it is a default only. */
export function areaOf(taxNo: string): string {
  const region = taxNo.slice(2, 6)
  return AREAS.some((a) => a.code === region && !region.endsWith('00'))
    ? region
    : `${region.slice(0, 2)}00`
}

/** Cities of a bureau: those that have a bureau of their own are named, the rest is one entry. */
export function citiesOf(areaCode: string): { code: string; name: string }[] {
  const province = areaCode.slice(0, 2)
  const inside = AREAS.filter((a) => a.code.startsWith(province))
  return inside.map((a) => ({ code: a.code, name: a.code.endsWith('00') ? a.name : `${a.name}市` }))
}
