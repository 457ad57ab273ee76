/** Sections of a report on lending by their names, and how they become those of a document. */
import { placed } from '../../kit/sections/places.ts'
import type { Block, Section } from '../../report/document.ts'
import type { SectionLine } from '../../report/view/view.ts'
import type { LendingBuild } from '../context.ts'

export interface LendingSection {
  name: string
  title: string
  /** It stays whatever an institution hides. */
  always?: 'BASIS'
  blocks(build: LendingBuild): Block[]
}

export const sectionLines = (sections: readonly LendingSection[]): SectionLine[] =>
  sections.map(({ name, title, always }) => ({ name, title, ...(always ? { always } : {}) }))

export const sectionsOf = (build: LendingBuild, sections: readonly LendingSection[]): Section[] =>
  placed(sections.map(({ name, title, blocks }) => ({ id: name, title, blocks: blocks(build) })))
