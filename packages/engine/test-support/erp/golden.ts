/** Facts of an enterprise's books whose reports are archived with their engines. */
import { ERP_ENGINE } from '../../src/erp/engine.ts'
import type { ErpFacts } from '../../src/erp/facts.ts'
import {
  bankOnly,
  erpFacts,
  tornFacts,
  vouchersOnly,
  wholeFacts,
  yearsOnly,
  youngFacts,
} from './facts.ts'
import { filedFacts } from './filed.ts'
import { heldFacts } from './held.ts'
import { setFacts } from './set.ts'
import { signedFacts } from './signs.ts'

const bytes = (facts: ErpFacts) => ERP_ENGINE.encode(facts)

export const ERP_GOLDEN = {
  'whole@2026-02': () => bytes(wholeFacts()),
  'whole@2025-06': () => bytes(wholeFacts()),
  'signs@2026-02': () => bytes(signedFacts()),
  'filed@2026-02': () => bytes(filedFacts()),
  'held@2026-02': () => bytes(heldFacts()),
  'set@2026-02': () => bytes(setFacts()),
  'torn@2026-02': () => bytes(tornFacts()),
  'vouchers-only@2026-02': () => bytes(vouchersOnly()),
  'years-only@2026-02': () => bytes(yearsOnly()),
  'bank-only@2026-02': () => bytes(bankOnly()),
  'young@2026-02': () => bytes(youngFacts()),
  'nothing@2026-02': () => bytes(erpFacts()),
}
