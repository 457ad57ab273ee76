import type { Section } from '../../report/document.ts'

/** Sections of several sources as one row of chapters: each id begins with its place, `s01` the first. */
export function placed(sections: readonly Section[], from = 1): Section[] {
  return sections.map((section, i) => ({
    ...section,
    id: `s${String(from + i).padStart(2, '0')}-${section.id.replace(/^s\d\d-/, '')}`,
  }))
}
