/** What stands in a document can be shown: headings, columns and series are named, every cell has its column, every reference its figure. */
import { describe, expect, it } from 'vitest'
import { GOLDEN_CHOICE } from '../test-support/golden.ts'
import { ENGINES } from './engines.ts'
import { parseMonth } from './kit/calendar/window.ts'
import type { Block, ReportDocument } from './report/document.ts'
import type { ReportEngine } from './report/engine.ts'
import { REPORT_KIND_NAMES } from './report/kinds.ts'

/** What lacks in a block, in words. */
function lacks(block: Block, { indicators, rules }: ReportDocument): string[] {
  const figures = new Set(indicators.map(({ key }) => key))
  switch (block.kind) {
    case 'table': {
      const keys = block.columns.map(({ key }) => key)
      const cells = new Set(block.rows.flatMap((row) => Object.keys(row)))
      return [
        ...block.columns.flatMap(({ key, title, type }) =>
          key && title && type ? [] : 'a column',
        ),
        ...(new Set(keys).size === keys.length ? [] : ['a key twice']),
        // `id` names a row for whoever reads the JSON.
        ...[...cells]
          .filter((key) => key !== 'id' && !keys.includes(key))
          .map((key) => `a column of ${key}`),
        ...keys
          .filter((key) => block.rows.length > 0 && !cells.has(key))
          .map((key) => `cells of ${key}`),
        ...(block.evidence && block.evidence.length !== block.rows.length
          ? ['rows behind rows']
          : []),
      ]
    }
    case 'chart':
      return block.series.flatMap(({ name, values }) =>
        name && values.length === block.categories.length ? [] : [`a value or the name of ${name}`],
      )
    case 'kpis':
    case 'indicators':
      return block.indicators.filter((key) => !figures.has(key))
    case 'rules':
      return block.rules.filter((id) => !rules.some((rule) => rule.id === id))
    case 'facts':
      return block.items.flatMap(({ label }) => (label ? [] : 'a label'))
    default:
      return []
  }
}

describe.each(REPORT_KIND_NAMES)('%s', (kind) => {
  // Facts stay opaque: what a kind decodes, it makes a report of.
  const engine: ReportEngine<unknown> = ENGINES[kind]
  it.each(Object.entries(GOLDEN_CHOICE[kind]))('%s', (name, bytes) => {
    const document = engine.make(engine.decode(bytes()), parseMonth(name.split('@')[1]!)!)
    const found = document.sections.flatMap(({ id, title, blocks }) => [
      ...(id && title ? [] : ['a section without a name']),
      ...(blocks.every((block) => block.id) ? [] : [`${id}: a block without a name`]),
      ...(new Set(blocks.map((block) => block.id)).size === blocks.length
        ? []
        : [`${id}: a block twice`]),
      ...blocks.flatMap((block) =>
        lacks(block, document).map((what) => `${id}/${block.id} lacks ${what}`),
      ),
    ])
    expect([...new Set(found)]).toEqual([])
  })
})
