/** Admission packs seen publicly (domain §6.4). Data: a pack is a list of checks with numbers; verify with the bank before use. */

import type { PolicyPack } from '../../kit/verdict/policy.ts'
import { POLICY_NAMES, type PolicyId } from '../../report/policies.ts'
import type { ReportBuild } from '../definition.ts'
import {
  activeMonths,
  creditGrade,
  elsewhere,
  founded,
  gapDays,
  invoices,
  legalRepAge,
  legalRepNotOver,
  legalRepStable,
  noArrears,
  normalStatus,
  salesYear,
  taxPaid,
} from './checks.ts'
import { CHECKS_SAYS } from './checks-words.ts'

const named = (id: PolicyId) => ({ id, name: POLICY_NAMES[id].name })

export const ADMISSION_PACKS: readonly PolicyPack<ReportBuild>[] = [
  {
    ...named('WEISHANG'),
    source: 'domain §6.4 [S-BANK1]',
    items: [
      founded(2),
      legalRepAge(22, 59),
      legalRepStable(6),
      creditGrade('ABM'),
      taxPaid(0),
      noArrears,
      normalStatus,
      elsewhere('PHONE-12', CHECKS_SAYS.mobilePhoneUse),
    ],
  },
  {
    ...named('JINQI'),
    source: 'domain §6.4 [S-BANK1]',
    items: [
      founded(2),
      creditGrade('ABCM'),
      taxPaid(0),
      normalStatus,
      legalRepStable(6),
      legalRepAge(18, 60),
    ],
  },
  {
    ...named('PUHUI'),
    source: 'domain §6.4 [S-BANK1]',
    items: [
      founded(1),
      salesYear(100),
      activeMonths(10),
      gapDays(45),
      invoices(35),
      legalRepStable(6),
      legalRepAge(20, 65),
      elsewhere('SHARE-5', CHECKS_SAYS.legalRepresentativeHolds),
    ],
  },
  {
    ...named('WEIJIE'),
    source: 'domain §6.4 [S-BANK3]',
    items: [
      founded(2),
      creditGrade('AB'),
      taxPaid(10_000),
      noArrears,
      legalRepNotOver(65, 20),
      elsewhere('QUERIES-6', CHECKS_SAYS.atMost6),
      elsewhere('DEBT-500', CHECKS_SAYS.outsideDebtNot),
    ],
  },
  {
    ...named('YUNSHUI'),
    source: 'domain §6.4 [S-BANK2]',
    items: [
      founded(2),
      creditGrade('ABM'),
      taxPaid(5_000),
      noArrears,
      elsewhere('BANKS-2', CHECKS_SAYS.atMost2),
    ],
  },
]
