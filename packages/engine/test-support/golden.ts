/** Facts by which every version of an engine is held to what it said: chosen here, kept as bytes in the archive. */
import { readdir, readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { ARCHIVE_URL } from '../src/archive.ts'
import { ENGINES } from '../src/engines.ts'
import { parseMonth } from '../src/kit/calendar/window.ts'
import { kindFolder, type ReportKind } from '../src/report/kinds.ts'
import { archetype } from './archetypes.ts'
import { monthly, smallFacts } from './small-facts.ts'
import { TAX_GOLDEN } from './tax-facts.ts'

export interface Golden {
  /** `new-small@2026-02`: name and last month. */
  name: string
  bytes: Uint8Array
  through: number
}

type Choice = Record<string, () => Uint8Array>

const invoice = (facts: Parameters<typeof ENGINES.INVOICE.encode>[0]) =>
  ENGINES.INVOICE.encode(facts)

/** A new version may be held to more of them; those that are in the archive never change. */
export const GOLDEN_CHOICE: Record<ReportKind, Choice> = {
  INVOICE: {
    'seasonal-maker@2026-02': () => invoice(archetype('季节性制造').facts),
    'ceiling-and-red@2023-12': () => invoice(archetype('顶额+红冲').facts),
    'partly-collected@2026-02': () => invoice(archetype('数据缺失').facts),
    'new-small@2026-02': () => invoice(archetype('新设小规模').facts),
    'new-small@2026-01': () => invoice(archetype('新设小规模').facts),
    'nothing@2026-02': () => invoice(smallFacts([])),
    'sales-only@2026-02': () =>
      invoice(smallFacts(monthly('2026-02', [5, 4, 3, 0, -1, 9]), { covered: { IN: null } })),
  },
  TAX_PAYMENT: TAX_GOLDEN,
}

export const goldenUrl = (kind: ReportKind): URL =>
  new URL(`golden/${kindFolder(kind)}/`, ARCHIVE_URL)

/** Those in the archive, by name. */
export async function goldenFacts(kind: ReportKind): Promise<Golden[]> {
  const files = (await readdir(goldenUrl(kind))).sort()
  return Promise.all(
    files.map(async (file) => {
      const name = file.replace(/\.gz$/, '')
      const month = parseMonth(name.slice(name.indexOf('@') + 1))
      if (month === null) throw new Error(`golden facts without a month: ${file}`)
      const bytes = gunzipSync(await readFile(new URL(file, goldenUrl(kind))))
      return { name, bytes, through: month }
    }),
  )
}
