/** Loans that a score card is trained on, and the training. */
import { until } from '../harness.ts'
import { TAX_NOS } from './loans.ts'
import { admin, ask, staff } from './setup.ts'

/** Of the three firms of each figures so many of 15 loans are bad, and the last is 45 days late. */
const BAD = [0, 1, 1, 3, 4, 5, 8, 11]
export const LOANS = BAD.flatMap((bad, i) =>
  Array.from({ length: 15 }, (_, n) => {
    const late = n < bad ? 120 : n === 14 ? 45 : 0
    return `${TAX_NOS[i + 8 * (n % 3)]},T${n},2025-02-${String(n + 1).padStart(2, '0')},2025-12-01,${late}`
  }),
)

export const card = async (version: number, token = admin) =>
  (await ask('/risk/score-card/detail', { version }, token)).data
export const trained = (version: number) =>
  until(async () => {
    const found = await card(version)
    return ['QUEUED', 'RUNNING'].includes(found.row.status) ? null : found
  }, 60_000)
export const train = async (more: object = {}) => {
  const { data, msg } = await ask(
    '/risk/score-card/train',
    { note: '首版', defaultDays: '90', ...more },
    staff,
  )
  if (!data) throw new Error(msg)
  return trained(data.version)
}
