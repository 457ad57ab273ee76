/** Where a collection logs in, in words: a tax bureau, or an accounting program. */
import { isProgram, programNames } from '@xinjian/format/books/programs'
import { areaName } from '@xinjian/format/bureau/areas'
import { EVENT_SAYS } from '../black-box/words.ts'
import type { TaskRow } from '../task.ts'

/** `深圳`, `金蝶云·星空`; '' = not chosen yet. */
export function placeName({ kind, area_code: code }: Pick<TaskRow, 'kind' | 'area_code'>): string {
  if (code === null) return ''
  return kind === 'ERP' && isProgram(code) ? programNames(code).zh : areaName(code)
}

/** `深圳电子税务局`, `金蝶云·星空`. */
export const doorName = (task: Pick<TaskRow, 'kind' | 'area_code'>): string =>
  task.kind === 'ERP' ? placeName(task) : EVENT_SAYS.bureau({ area: placeName(task) })
