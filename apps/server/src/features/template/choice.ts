/** Sections that a template may name: those of the kind's engine. */
import { ENGINES } from '@xinjian/engine/engines'
import type { ReportEngine } from '@xinjian/engine/report/engine'
import { REPORT_KINDS, type ReportKind } from '@xinjian/engine/report/kinds'
import type { SectionChoice, SectionLine } from '@xinjian/engine/report/view/view'
import { Refusal } from '../../http/refusal.ts'

type Listed = Pick<ReportEngine<unknown>, 'version' | 'sections'>

export const listedSections = (kind: ReportKind): Listed => ENGINES[kind]

const WHY: Record<NonNullable<SectionLine['always']>, string> = {
  VERDICT: '它说明报告的结论',
  BASIS: '它说明报告依据了哪些数据、哪些未取得',
}

/** Refuses a choice that cannot be shown, with its fault in words. */
export function mustBeShowable(kind: ReportKind, choices: readonly SectionChoice[]): void {
  const lines = new Map(listedSections(kind).sections.map((line) => [line.name, line]))
  const fault = (words: string) => new Refusal('MALFORMED', words, 'sections')
  const seen = new Set<string>()
  for (const { name, shown } of choices) {
    const line = lines.get(name)
    if (!line) throw fault(`${REPORT_KINDS[kind].title}没有“${name}”这一节，请从章节列表中选择`)
    if (seen.has(name)) throw fault(`“${line.title}”出现了两次，请只保留一处`)
    if (line.always && !shown) throw fault(`“${line.title}”不能隐藏：${WHY[line.always]}`)
    seen.add(name)
  }
  const left = [...lines.values()].find(({ name }) => !seen.has(name))
  if (left) throw fault(`缺少“${left.title}”，请列出全部章节并注明是否显示`)
}
