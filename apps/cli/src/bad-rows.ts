import { writeFile } from 'node:fs/promises'
import type { MonthIndex } from '@xinjian/engine/invoice/facts'
import { formatDay, lastDayOfMonth } from '@xinjian/engine/kit/calendar/window'
import { badRowsCsv } from '@xinjian/intake/tables/bad-rows-csv'
import type { BadRow } from '@xinjian/intake/tables/table-invoice'
import type { LoadedTable } from './load/loaded.ts'

/** How many bad rows are named on the terminal; `--errors` writes more. */
const SHOWN = 20
const TITLES = { OUT: '销项', IN: '进项' } as const

/** `第 12 行，开票日期：无法识别（2017/2/30）` */
export function badRowText({ sheet, row, column, reason, raw }: BadRow): string {
  const place = [sheet ? `工作表“${sheet}”` : '', row > 0 ? `第 ${row} 行` : '', column ?? '']
  return `${place.filter(Boolean).join('，')}：${reason}${raw === '' ? '' : `（${raw}）`}`
}

/** Says on stderr which rows are odd, and how many. */
export function reportBadRows(tables: readonly LoadedTable[], out: NodeJS.WriteStream): void {
  for (const { direction, bad, badCount } of tables) {
    if (badCount === 0) continue
    out.write(`${TITLES[direction]}清单有 ${badCount} 行需要留意：\n`)
    for (const row of bad.slice(0, SHOWN)) out.write(`  ${badRowText(row)}\n`)
    if (badCount > SHOWN) out.write(`  ……共 ${badCount} 行，用 --errors OUT 写出\n`)
  }
}

/** Files of which nothing was taken, and what is worth a look in those that were. */
export function reportLeftOut(
  refused: readonly { file: string; reason: string }[],
  remarks: readonly string[],
  out: NodeJS.WriteStream,
): void {
  for (const { file, reason } of refused) out.write(`${file}：${reason}\n`)
  for (const remark of new Set(remarks)) out.write(`${remark}\n`)
}

/** Rows that say exactly what another row says: counted, because a bare number may repeat under another 代码, but told. */
export function reportRepeated(
  repeated: readonly { enterprise: string; direction: 'OUT' | 'IN'; rows: number }[],
  out: NodeJS.WriteStream,
): void {
  for (const { enterprise, direction, rows } of repeated)
    out.write(
      `${TITLES[direction]}清单：${enterprise} 有 ${rows} 行与另一行的号码、日期、对方和金额全部相同，按原数计入（清单没有发票代码，无法断定是重复）\n`,
    )
}

/** Rows dated after the month asked for: in no figure of the report, and therefore told. */
export function reportLater(
  later: readonly Record<'OUT' | 'IN', number>[],
  through: MonthIndex,
  out: NodeJS.WriteStream,
): void {
  for (const direction of ['OUT', 'IN'] as const) {
    const rows = later.reduce((n, one) => n + one[direction], 0)
    if (rows === 0) continue
    const end = formatDay(lastDayOfMonth(through))
    out.write(`${TITLES[direction]}清单有 ${rows} 行开票日期晚于 ${end}（--through），未计入\n`)
  }
}

export async function writeBadRows(path: string, tables: readonly LoadedTable[]): Promise<void> {
  const rows = tables.flatMap((table) =>
    table.bad.map((bad) => ({ ...bad, sheet: bad.sheet ?? TITLES[table.direction] })),
  )
  await writeFile(path, badRowsCsv(rows))
}
