/**
 * The figures of payments and arrears once more, written from domain §2.8, §3.3 and §4 on ISO texts and exact integers, month by month;
 * nothing of the engine is used but the shape of the facts.
 */
import type { TaxFacts } from '../../src/tax/facts.ts'
import type { Payment } from '../../src/tax-payment/facts.ts'

const DAY = 86_400_000

const text = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`
const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** Words of the tests for 税款属性 that name the firm's own tax. */
const OWN = new Set(['一般申报', '查补', '欠税', '预缴'])

/** Own tax: no fines, late fees, other people's tax, social insurance, nothing paid back. */
function own(p: Payment): boolean {
  if (!OWN.has(p.payType ?? '') || p.amount < 0 || p.status === '退库') return false
  return !/个人所得税|保险费|罚没/.test(p.taxKind)
}

const arrived = (p: Payment): boolean =>
  p.status === '已入库' || (p.status === null && p.treasuryOn !== null)

/** What 纳税总额 counts. */
const counts = (p: Payment): boolean => own(p) && arrived(p)

const back = (p: Payment): boolean => p.amount < 0 || p.status === '退库' || p.payType === '退抵'

export interface SlowPayments {
  values: Record<string, number | null>
  /** Level by rule, MISS, or null where it cannot be judged. */
  rules: Record<string, 'HIGH' | 'MEDIUM' | 'LOW' | 'MISS' | null>
}

export function slowPayments(facts: TaxFacts): SlowPayments {
  const on = facts.dataCutoff.slice(0, 10)
  const m0 = monthOf(on) - 1
  const born = facts.registration.establishedOn
  const looked = (m: number): boolean =>
    (facts.covered.TAX_PAYMENT ?? []).some(([from, to]) => m >= from && m <= to)
  const existed = (m: number): boolean => !born || text(m) >= born.slice(0, 7)
  const months = (n: number, past = 0): number[] =>
    Array.from({ length: n }, (_, i) => m0 - past - n + 1 + i)
  /** null: a month of the firm's life was never looked at, or the firm did not exist. */
  const known = (n: number, past = 0): number[] | null => {
    const all = months(n, past).filter(existed)
    return facts.payments !== null && all.length > 0 && all.every(looked) ? all : null
  }
  const rowsIn = (window: number[], of: (p: Payment) => boolean): Payment[] =>
    (facts.payments ?? []).filter(
      (p) => p.paidOn !== null && window.includes(monthOf(p.paidOn)) && p.paidOn <= on && of(p),
    )
  const exact = (rows: Payment[]): number =>
    Number(rows.reduce((sum, p) => sum + BigInt(Math.abs(p.amount)), 0n))
  const sum = (n: number, of: (p: Payment) => boolean, past = 0): number | null => {
    const window = known(n, past)
    return window && exact(rowsIn(window, of)) / 100
  }
  const count = (n: number, of: (p: Payment) => boolean): number | null => {
    const window = known(n)
    return window && rowsIn(window, of).length
  }
  const kind = (p: Payment, ...names: string[]) => counts(p) && names.includes(p.taxKind)
  const SURTAX = ['城市维护建设税', '教育费附加', '地方教育附加']
  const main = ['增值税', '企业所得税', ...SURTAX]
  const late = (p: Payment) => p.payType === '滞纳金' && !back(p)
  const fine = (p: Payment) =>
    !back(p) && p.payType !== '滞纳金' && (p.payType === '罚款' || /罚没/.test(p.taxKind))
  const ratio = (a: number | null, b: number | null): number | null =>
    a === null || b === null || b === 0 ? null : a / b

  const paid12 = sum(12, counts)
  const year = known(12)
  const taxed = (window: number[] | null): Set<number> =>
    new Set(rowsIn(window ?? [], (p) => counts(p) && p.amount > 0).map((p) => monthOf(p.paidOn!)))
  let [run, longest] = [0, 0]
  for (const m of year ?? []) {
    run = taxed(year).has(m) ? 0 : run + 1
    longest = Math.max(longest, run)
  }
  const byKind = new Map<string, number>()
  for (const p of rowsIn(year ?? [], counts))
    byKind.set(p.taxKind, (byKind.get(p.taxKind) ?? 0) + p.amount)
  const both = (past: number) => sum(12, (p) => kind(p, '增值税', '企业所得税'), past)
  const [now, before] = [both(0), both(12)]
  const wholeBase = months(24).every(existed)

  const arrears = facts.arrears
  const owed = (arrears ?? []).filter(({ balance }) => (balance ?? 0) > 0)
  const balance = owed.reduce((s, a) => s + a.balance!, 0) / 100
  const silent = (arrears ?? []).some((a) => a.balance === null)
  const days = owed.flatMap(({ occurredOn }) =>
    occurredOn ? (Date.parse(on) - Date.parse(occurredOn)) / DAY : [],
  )
  const owing = arrears === null || (balance === 0 && silent) ? null : balance
  const city = sum(12, (p) => kind(p, '城市维护建设税'))
  const vat = sum(12, (p) => kind(p, '增值税'))
  const share = ratio(city, vat)
  const fees = count(12, late)
  /** 7/5/1 % in full, half of it for small businesses (六税两费), each ±0.5 points; nothing at all fits none. */
  const fits =
    share !== null &&
    share > 0 &&
    [7, 5, 1, 3.5, 2.5, 0.5].some((r) => Math.abs(share * 100 - r) <= 0.5)
  return {
    values: {
      'T-008.L12': paid12,
      'T-008.P12': sum(12, counts, 12),
      'T-008.L24': sum(24, counts),
      'T-008.L36': sum(36, counts),
      'T-009.VAT.L12': vat,
      'T-009.CIT.L12': sum(12, (p) => kind(p, '企业所得税')),
      'T-009.SURTAX.L12': sum(12, (p) => kind(p, ...SURTAX)),
      'T-009.OTHER.L12': sum(12, (p) => counts(p) && !main.includes(p.taxKind)),
      'T-009.MAIN.L12': ratio(year && Math.max(0, ...byKind.values()) / 100, paid12),
      'T-011.L12': !wholeBase || !before || now === null ? null : (now - before) / before,
      'T-019.L3': count(3, late),
      'T-019.L12': fees,
      'T-019.AMOUNT.L12': sum(12, late),
      'T-020.asOf': owing,
      'T-021.L12':
        arrears?.filter(({ occurredOn }) => occurredOn && months(12).includes(monthOf(occurredOn)))
          .length ?? null,
      'T-024.L24': sum(24, fine),
      'T-038.L12': share,
      'T-041.L24': known(24) && taxed(known(24)).size,
      'T-042.L12': year && longest,
      'P-001.L12': sum(12, back),
      'P-001.L36': sum(36, back),
      'P-002.L12': sum(12, (p) => own(p) && !arrived(p)),
      'P-003.L12': sum(
        12,
        (p) =>
          !back(p) &&
          !['滞纳金', '罚款'].includes(p.payType ?? '') &&
          !/保险费|罚没/.test(p.taxKind) &&
          (p.payType === '代扣代缴' || p.taxKind === '个人所得税'),
      ),
    },
    rules: {
      'R-001':
        owing === null
          ? null
          : owing === 0
            ? 'MISS'
            : owing > 10_000 || days.some((d) => d > 90)
              ? 'HIGH'
              : 'MEDIUM',
      // Neither tax was paid: known, and nothing that does not fit.
      'R-064': city === 0 && vat === 0 ? 'MISS' : share === null ? null : fits ? 'MISS' : 'LOW',
      'R-068': fees === null ? null : fees === 0 ? 'MISS' : fees >= 3 ? 'MEDIUM' : 'LOW',
    },
  }
}
