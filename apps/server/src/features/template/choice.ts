/** Sections that a template may name: those of the kind's engine. */
import { ENGINES } from '@xinjian/engine/engines'
import type { ReportEngine } from '@xinjian/engine/report/engine'
import { REPORT_KINDS, type ReportKind } from '@xinjian/engine/report/kinds'
import type { SectionChoice, SectionLine } from '@xinjian/engine/report/view/view'
import { Refusal } from '../../http/refusal.ts'
import { TEMPLATE_SAYS } from './words.ts'

type Listed = Pick<ReportEngine<unknown>, 'version' | 'sections'>

export const listedSections = (kind: ReportKind): Listed => ENGINES[kind]

const WHY: Record<NonNullable<SectionLine['always']>, string> = {
  VERDICT: TEMPLATE_SAYS.tellsWhatReportConcludes,
  BASIS: TEMPLATE_SAYS.tellsWhichDataReport,
}

/** Refuses a choice that cannot be shown, with its fault in words. */
export function mustBeShowable(kind: ReportKind, choices: readonly SectionChoice[]): void {
  const lines = new Map(listedSections(kind).sections.map((line) => [line.name, line]))
  const fault = (words: string) => new Refusal('MALFORMED', words, 'sections')
  const seen = new Set<string>()
  for (const { name, shown } of choices) {
    const line = lines.get(name)
    if (!line)
      throw fault(TEMPLATE_SAYS.noSection({ report: REPORT_KINDS[kind].title, section: name }))
    if (seen.has(name)) throw fault(TEMPLATE_SAYS.sectionTwice({ section: line.title }))
    if (line.always && !shown)
      throw fault(TEMPLATE_SAYS.notHidden({ section: line.title, why: WHY[line.always] }))
    seen.add(name)
  }
  const left = [...lines.values()].find(({ name }) => !seen.has(name))
  if (left) throw fault(TEMPLATE_SAYS.sectionMissing({ section: left.title }))
}
