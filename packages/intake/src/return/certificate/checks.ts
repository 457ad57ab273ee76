import { formatFen, parseFen } from '@xinjian/format/money'
import { parseChineseAmount } from '@xinjian/format/say/chinese-amount'
import type { PaymentLine, ReturnCheck } from '../model.ts'

/** The total against its lines and against its capitals; a side that was not read leaves the check out. */
export function certificateChecks(
  total: string | null,
  capitals: string | null,
  lines: readonly PaymentLine[],
): ReturnCheck[] {
  const whole = parseFen(total)
  if (whole === null) return []
  const amounts = lines.map(({ amount }) => parseFen(amount))
  const sum = amounts.every((amount) => amount !== null)
    ? amounts.reduce<number>((all, amount) => all + amount!, 0)
    : null
  const written = capitals === null ? null : parseChineseAmount(capitals)
  return [
    ...(lines.length > 0 && sum !== null ? [check('金额合计=各行实缴金额之和', whole - sum)] : []),
    ...(written === null ? [] : [check('金额合计小写=大写', whole - written)]),
  ]
}

const check = (rule: string, difference: number): ReturnCheck => ({
  rule,
  where: '金额合计',
  ok: difference === 0,
  difference: formatFen(difference),
})

/** Lines of a total that does not hold are for a person to look at; those of one that holds have a second witness. */
export function trusted(
  lines: readonly PaymentLine[],
  checks: readonly ReturnCheck[],
): PaymentLine[] {
  const sum = checks.find(({ rule }) => rule.startsWith('金额合计=各行'))
  return lines.map((line) => ({
    ...line,
    confidence:
      sum === undefined
        ? line.confidence
        : sum.ok
          ? Math.max(line.confidence, WITNESSED)
          : Math.min(line.confidence, DOUBTED),
  }))
}

const WITNESSED = 0.9
const DOUBTED = 0.7
