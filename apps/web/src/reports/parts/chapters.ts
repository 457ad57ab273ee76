import type { ReportDocument, Section } from '@xinjian/engine/report/document'
import { abnormalSections } from '../abnormal.ts'
import type { ReportContextValue } from '../context.tsx'
import type { Say } from '../english/english.ts'
import type { Labels } from '../labels.ts'
import type { Chapter } from '../model.ts'

/**
 * A 结论摘要 · B 数据质量 · C1…Cn body · D 指标口径 · E 声明 (domain §3.6). A section has the mark of its place in the document, in
 * whatever order `sections` of it are shown: two people speak of the same C5.
 */
export function chaptersOf(
  document: ReportDocument,
  t: Labels,
  say: Say = (text) => text,
  sections: readonly Section[] = document.sections,
): Chapter[] {
  const marks = new Map(document.sections.map(({ id }, i) => [id, `C${i + 1}`]))
  return [
    { id: 'summary', mark: 'A', title: t.summary },
    { id: 'quality', mark: 'B', title: t.quality },
    ...sections.map(({ id, title }) => ({ id, mark: marks.get(id) ?? 'C', title: say(title) })),
    { id: 'method', mark: 'D', title: t.method },
    { id: 'statement', mark: 'E', title: t.statement },
  ]
}

/** A section that lists all indicators or all rules: it is looked up, and not read. */
export const listsEverything = (
  { blocks }: Section,
  { indicators, rules }: Pick<ReportDocument, 'indicators' | 'rules'>,
): boolean =>
  blocks.some(
    (block) =>
      (block.kind === 'indicators' && block.indicators.length === indicators.length) ||
      (block.kind === 'rules' && block.rules.length > 0 && block.rules.length === rules.length),
  )

/** Chapters as they are shown: of what is out of the ordinary only, those in which something is. */
export function shownChapters(report: ReportContextValue): Chapter[] {
  const { index, shown, t, say, abnormal } = report
  const chapters = chaptersOf(index.document, t, say, shown.sections)
  if (!abnormal) return chapters
  const raised = new Set(abnormalSections(index.document, index).map(({ id }) => id))
  return chapters.filter(({ id, mark }) => (mark.startsWith('C') ? raised.has(id) : mark !== 'D'))
}

/** Element id of a chapter: prefixed, so that a section id can never collide with the page around it. */
export const anchorOf = (chapter: string): string => `sec-${chapter}`

/** Scrolls a chapter into view, and the focus goes to its heading: Tab goes on from there. Reduced motion is honoured. */
export function scrollToChapter(chapter: string): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const place = window.document.getElementById(anchorOf(chapter))
  const heading = place?.querySelector<HTMLElement>('h2')
  if (heading) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
  place?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' })
}
