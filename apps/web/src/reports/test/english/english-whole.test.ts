/** Every sentence of every kind in English, over made-up enterprises that hit and miss; what stays Chinese is quoted. */
import { ENGINES } from '@xinjian/engine/engines'
import { invoiceReport } from '@xinjian/engine/invoice/report'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { expect, it } from 'vitest'
import {
  ARCHETYPES,
  type ArchetypeName,
  archetype,
} from '../../../../../../packages/engine/test-support/archetypes.ts'
import { goldenFacts } from '../../../../../../packages/engine/test-support/golden.ts'
import { smallFacts } from '../../../../../../packages/engine/test-support/small-facts.ts'
import { wildFacts } from '../../../../../../packages/engine/test-support/wild-facts.ts'
import { inEnglish } from '../../english/dictionary.ts'
import { hasChinese } from '../../format/chinese.ts'
import { reasonText } from '../../format/reason.ts'

/** The goods with the widest spread are a detail by their name alone. */
const GOODS_ALONE = /^I-084\./

function* sentencesOf(report: ReportDocument): Generator<[where: string, text: string]> {
  for (const rule of report.rules) {
    yield [rule.id, rule.text]
    if (rule.reason) yield [`${rule.id} reason`, reasonText(rule.reason, 'en')]
  }
  for (const { key, detail } of report.indicators)
    if (detail && !GOODS_ALONE.test(key)) yield [key, detail]
  for (const text of [...report.findings.strengths, ...report.findings.risks])
    yield ['findings', text]
  for (const { check, title, detail } of report.quality)
    for (const t of [title, detail]) yield [check, t]
  for (const { title, text } of report.statements)
    for (const t of [title, text]) yield ['statement', t]
  for (const text of report.conventions) yield ['convention', text]
  for (const block of report.sections.flatMap((section) => section.blocks)) {
    if (block.title) yield [`${block.id} title`, block.title]
    if (block.kind === 'text') for (const text of block.paragraphs) yield [block.id, text]
    else if ('note' in block && block.note) yield [block.id, block.note]
  }
  for (const { text } of report.verdict.decision?.reasons ?? []) yield ['verdict', text]
}

const left = (report: ReportDocument): string[] =>
  [...sentencesOf(report)]
    .filter(([, text]) => hasChinese(inEnglish(text)))
    .map(([where, text]) => `${report.kind} ${where}: ${text}`)

it('invoices, of whatever enterprise', () => {
  const wild = Array.from({ length: 120 }, (_, i) => wildFacts(i + 1)).map(({ rows, plan }) =>
    invoiceReport(smallFacts(rows, plan), { digitalQuotaYuan: 200_000 }),
  )
  const known = Object.keys(ARCHETYPES).map((name) => archetype(name as ArchetypeName).facts)
  const reports = [...wild, ...known.map((facts) => invoiceReport(facts))]
  const withdrawn = known.map((facts) => invoiceReport({ ...facts, uploadsOnly: true }))
  expect([...new Set([...reports, ...withdrawn].flatMap(left))]).toEqual([])
})

it.each(Object.values(ENGINES))('$kind, of the facts its versions are held to', async (engine) => {
  const facts = await goldenFacts(engine.kind)
  expect(facts.length).toBeGreaterThan(0)
  expect(
    facts.flatMap(({ bytes, through }) =>
      left(engine.make(engine.decode(bytes) as never, through)),
    ),
  ).toEqual([])
})
