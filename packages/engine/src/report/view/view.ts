/**
 * What of a document an institution has shown, and in which order. A view never changes the document: fingerprint, replay, proof
 * and JSON stay those of the whole. Pure.
 */
import type { ReportDocument, Section } from '../document.ts'

/** A section that reports of a kind may have. */
export interface SectionLine {
  /** The id without its place, as `overview`: the place moves with the sections before it. */
  name: string
  title: string
  /** It may be moved, never hidden: it says what the report comes to, or what it rests on and what was not collected. */
  always?: 'VERDICT' | 'BASIS'
}

export interface SectionChoice {
  /** Of a `SectionLine`. */
  name: string
  shown: boolean
}

/** A template of an institution, as a report is shown by it. */
export interface ReportView {
  /** `version` grows with every change of what it shows. */
  template: { id: number; version: number; name: string }
  /** In the order in which they are shown. */
  sections: readonly SectionChoice[]
}

/** What a view shows is the same as long as this is; empty = the whole document. */
export const viewKey = (view: Pick<ReportView, 'template'> | null): string =>
  view ? `${view.template.id}.${view.template.version}` : ''

/** `s05-customers` → `customers`. */
export const sectionName = (id: string): string => id.replace(/^s\d\d-/, '')

export interface ViewedSections {
  /** In the order of the view. */
  shown: Section[]
  hidden: Section[]
  /** Of the shown ones those that the view does not know: of another version of the engine. They stand last. */
  added: Section[]
}

/** The sections of a document under a view; null = all of them, as they stand. */
export function viewedSections(
  { sections }: Pick<ReportDocument, 'sections'>,
  view: Pick<ReportView, 'sections'> | null,
): ViewedSections {
  if (!view) return { shown: [...sections], hidden: [], added: [] }
  const named = new Map(sections.map((section) => [sectionName(section.id), section]))
  const known = new Set(view.sections.map(({ name }) => name))
  const chosen = (shown: boolean) =>
    view.sections.flatMap((choice) =>
      choice.shown === shown ? (named.get(choice.name) ?? []) : [],
    )
  const added = sections.filter(({ id }) => !known.has(sectionName(id)))
  return { shown: [...chosen(true), ...added], hidden: chosen(false), added }
}

export interface CompletedChoice extends SectionLine, SectionChoice {
  /** The choice does not know it: it came with a later version of the engine. */
  added: boolean
}

/** A choice over the sections of a kind as they are today: those it does not know stand last and are shown, gone ones are left out. */
export function completedChoice(
  lines: readonly SectionLine[],
  choices: readonly SectionChoice[],
): CompletedChoice[] {
  const named = new Map(lines.map((line) => [line.name, line]))
  const known = new Set(choices.map(({ name }) => name))
  return [
    ...choices.flatMap(({ name, shown }) => {
      const line = named.get(name)
      return line ? [{ ...line, shown: shown || line.always !== undefined, added: false }] : []
    }),
    ...lines
      .filter(({ name }) => !known.has(name))
      .map((line) => ({ ...line, shown: true, added: true })),
  ]
}
