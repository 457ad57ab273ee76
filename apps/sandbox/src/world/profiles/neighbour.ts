/** Ordinary firms, many of them. */
import type { Profile } from '../profile.ts'
import { COSTS, purchases, sales } from './flows.ts'

/** An ordinary small firm, one of many, for the 36 bureaus to have clients. */
export function neighbour(
  key: string,
  areaCode: string,
  word: string,
  small: boolean,
  ageMonths: number,
): Profile {
  return {
    key,
    archetype: 'NEIGHBOUR',
    areaCode,
    word,
    line: small ? '咨询' : '工贸',
    industryCode: small ? '7243' : '5179',
    industryName: small ? '社会经济咨询' : '其他机械设备及电子产品批发',
    taxpayerType: small ? 'SMALL' : 'GENERAL',
    ageMonths,
    capitalWan: 200,
    paidWan: 100,
    employees: 11,
    insured: 9,
    unbilled: 0.02,
    costRatio: small ? 0.5 : 0.86,
    sales: small
      ? sales({
          monthly: 110_000,
          ticket: 8_000,
          goods: { consult: 5, software: 2 },
          parties: 18,
          special: 0.2,
          lines: 1.2,
        })
      : sales({
          monthly: 420_000,
          ticket: 19_000,
          goods: { motor: 4, bearing: 4, copper: 1 },
          parties: 24,
        }),
    purchases: small
      ? purchases({
          monthly: 24_000,
          ticket: 2_800,
          goods: { office: 3, rent: 2, telecom: 1, electricity: 1, meal: 1 },
          parties: 11,
          special: 0.2,
        })
      : purchases({
          monthly: 340_000,
          ticket: 22_000,
          goods: { motor: 8, bearing: 8, copper: 3, ...COSTS },
          parties: 16,
        }),
    behaviour: { grades: ['B', 'B', 'M'] },
  }
}
