/** A retail group whose invoices do not fit into memory. */
import type { Profile } from '../profile.ts'
import { COMPLIANT, COSTS, purchases, sales } from './flows.ts'

export const GROUP: readonly Profile[] = [
  {
    key: 'group',
    archetype: 'MILLION_GROUP',
    areaCode: '3702',
    word: '联合',
    line: '商业集团',
    industryCode: '5212',
    industryName: '超级市场零售',
    taxpayerType: 'GENERAL',
    ageMonths: 190,
    capitalWan: 10_000,
    paidWan: 10_000,
    employees: 1480,
    insured: 1420,
    unbilled: 0.04,
    costRatio: 0.83,
    sales: sales({
      monthly: 52_000_000,
      ticket: 2_000,
      spread: 1.1,
      goods: { snack: 8, drink: 8, rice: 5, paper: 2, phone: 0.3, garment: 2 },
      parties: 1_000,
      partySpread: 1.3,
      pools: { FIRM: 0.45, SHOP: 0.35, PERSON: 0.2 },
      local: 0.85,
      special: 0.4,
      lines: 2.83,
      red: 0.008,
      redLag: 1,
      voided: 0,
      restDay: 1.1,
      growth: 0.06,
    }),
    purchases: purchases({
      monthly: 43_000_000,
      ticket: 31_500,
      goods: { snack: 8, drink: 8, rice: 5, paper: 2, phone: 1, garment: 2, carton: 1, ...COSTS },
      parties: 420,
      lines: 2.6,
      redLag: 1,
      growth: 0.06,
    }),
    behaviour: { ...COMPLIANT, bankAuths: 3 },
  },
]

/** The million-invoice group has exactly this many blue invoices (OUT and IN) in its 36 complete months. */
export const GROUP_INVOICES = { OUT: 940_000, IN: 60_000 }
