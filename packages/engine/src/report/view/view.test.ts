import { describe, expect, it } from 'vitest'
import { goldenFacts } from '../../../test-support/golden.ts'
import { ENGINES } from '../../engines.ts'
import type { Section } from '../document.ts'
import type { ReportEngine } from '../engine.ts'
import { REPORT_KIND_NAMES } from '../kinds.ts'
import { completedChoice, sectionName, viewedSections } from './view.ts'

const section = (id: string): Section => ({ id, title: id, blocks: [] })
const sections = ['s00-quality', 's01-overview', 's02-trend', 's03-new'].map(section)
const shown = (...names: string[]) => names.map((name) => ({ name, shown: true }))
const hidden = (name: string) => ({ name, shown: false })
const ids = (of: readonly Section[]) => of.map(({ id }) => id)

describe.each(REPORT_KIND_NAMES)('sections of %s', (kind) => {
  const engine: ReportEngine<unknown> = ENGINES[kind]

  it('are those of its list, by name and title and in its order; each name once', async () => {
    const lines = engine.sections
    expect(new Set(lines.map(({ name }) => name)).size).toBe(lines.length)
    const seen = new Set<string>()
    for (const { bytes, through } of await goldenFacts(kind)) {
      const made = engine.make(engine.decode(bytes), through).sections
      const names = made.map(({ id }) => sectionName(id))
      for (const name of names) seen.add(name)
      const listed = lines.filter(({ name }) => names.includes(name))
      expect(made.map(({ id, title }) => [sectionName(id), title])).toEqual(
        listed.map(({ name, title }) => [name, title]),
      )
    }
    expect([...seen].sort()).toEqual(lines.map(({ name }) => name).sort())
  })

  it('that say what it rests on can never be hidden', () => {
    expect(engine.sections.some(({ always }) => always === 'BASIS')).toBe(true)
  })

  it('are seen in an example of the archive, where the kind names one', async () => {
    const names = (await goldenFacts(kind)).map(({ name }) => name)
    expect([undefined, ...names]).toContain(engine.example)
  })
})

describe('a view', () => {
  it('shows what was chosen in the order chosen, whatever place the sections have in the document', () => {
    const view = { sections: [...shown('trend', 'quality'), hidden('overview')] }
    const document = {
      sections: ['s00-quality', 's01-joint', 's02-overview', 's03-trend'].map(section),
    }
    const of = viewedSections(document, view)
    expect(ids(of.shown)).toEqual(['s03-trend', 's00-quality', 's01-joint'])
    expect(ids(of.hidden)).toEqual(['s02-overview'])
  })

  it('puts what it does not know last, and says which that is', () => {
    const of = viewedSections({ sections }, { sections: shown('trend', 'overview', 'quality') })
    expect(ids(of.shown)).toEqual(['s02-trend', 's01-overview', 's00-quality', 's03-new'])
    expect(ids(of.added)).toEqual(['s03-new'])
  })

  it('leaves out what the document does not have; no view is the whole document', () => {
    expect(ids(viewedSections({ sections }, { sections: shown('gone', 'trend') }).shown)).toEqual([
      's02-trend',
      's00-quality',
      's01-overview',
      's03-new',
    ])
    expect(viewedSections({ sections }, null)).toEqual({ shown: sections, hidden: [], added: [] })
  })
})

describe('a choice', () => {
  const lines = [
    { name: 'quality', title: '数据', always: 'BASIS' as const },
    { name: 'overview', title: '概览' },
    { name: 'new', title: '新增' },
  ]
  it('is completed by what it does not know, shown and last; what is always shown cannot be hidden', () => {
    const choices = [hidden('overview'), hidden('quality'), ...shown('gone')]
    expect(completedChoice(lines, choices)).toEqual([
      { ...lines[1], shown: false, added: false },
      { ...lines[0], shown: true, added: false },
      { ...lines[2], shown: true, added: true },
    ])
  })
})
