/** Courts of the world and how they number cases: 〔year〕court, kind of case, running number. */
import { type Day, monthOf, yearOf } from '../world/calendar.ts'
import { cityOf } from './subjects.ts'

const SHORT: Readonly<Record<string, string>> = Object.fromEntries(
  '11京12津13冀14晋15内21辽22吉23黑31沪32苏33浙34皖35闽36赣37鲁41豫42鄂43湘44粤45桂46琼50渝51川52黔53云54藏61陕62甘63青64宁65新'
    .match(/\d\d\D/g)!
    .map((pair) => [pair.slice(0, 2), pair.slice(2)]),
)

export type CaseType = '民初' | '民终' | '执' | '破申' | '财保'

const place = (areaCode: string) => cityOf(areaCode).replace(/市?$/, '市')
/** Second instances and bankruptcies. */
const isHigher = (type: CaseType) => type === '民终' || type === '破申'

export const courtOf = (areaCode: string, type: CaseType): string =>
  isHigher(type) ? `${place(areaCode)}中级人民法院` : `${place(areaCode)}示例区人民法院`

export function caseNo(areaCode: string, type: CaseType, day: Day, number: number): string {
  const court = `${SHORT[areaCode.slice(0, 2)]}${areaCode.slice(2)}${isHigher(type) ? '' : '99'}`
  return `（${yearOf(monthOf(day))}）${court}${type}${number}号`
}

export const provinceOf = (areaCode: string): string => SHORT[areaCode.slice(0, 2)]!
