/** Every message of a list of tables, told what its arguments can be at their ends. */
import { type Pair, parseTemplate } from '../template.ts'
import { words } from '../words.ts'

/** A name that only tests know, so that no other message can be taken for it. */
export const UNDER_TEST = words({
  figure: ['试验指标', 'Figure under test'],
  other: ['试验事项', 'Matter'],
})

const EXTREMES: Readonly<Record<string, readonly unknown[]>> = {
  yuan: [0, -0.004, 1, -1_234_567.89, 9e11],
  amount: [0, -0.004, 1, -1_234_567.89, 9e11],
  wan: [0, 1, -1_234_567.89, 9e11],
  drawn: [0, 1, 9_999.5, 1_234_567, 9e11],
  wanCents: [0, 1, -1_234_567.89, 9e11],
  many: [0, 1, 999.6, 1_000_000],
  percent: [0, -0.00001, 1, -12.345, 1e6],
  share: [0, 1, 9.99999, 10, 1e6],
  count: [0, 1, 2, 1_000_000],
  number: [0, 1, 1.5, 1_000_000],
  year: [1999, 2025],
  period: ['2025-03', '2025年', '2025-01至2025-03'],
  code: ['2026-02', 'R-001', '0.00'],
  text: ['甲公司', 'A (b)'],
  words: [UNDER_TEST.figure],
  list: [[UNDER_TEST.figure], [UNDER_TEST.figure, UNDER_TEST.other]],
  clauses: [[UNDER_TEST.figure], [UNDER_TEST.figure, UNDER_TEST.other]],
  span: ['近12个月', '成立至2026-02的7个月'],
}
const TURNS = 5

/** Each message that has arguments, with what it says. */
export function rendered(pairs: readonly Pair[]): { zh: string; said: string }[] {
  return pairs.flatMap(([zh]) => {
    const kinds = new Map(
      parseTemplate(zh).slots.flatMap(({ name, kind }) => (kind ? [[name, kind] as const] : [])),
    )
    if (kinds.size === 0) return []
    const table = words({ it: [zh, zh.replace(/:\w+/g, '')] } as never) as unknown as {
      it(args: Record<string, unknown>): string
    }
    return Array.from({ length: TURNS }, (_, turn) => {
      const args = [...kinds].map(([name, kind]) => {
        const values = EXTREMES[kind]!
        return [name, values[turn % values.length]] as const
      })
      return { zh, said: table.it(Object.fromEntries(args)) }
    })
  })
}
