/** How crowded it is among lenders, and what was told last (domain §3.10, 2). */
import { LENDING_NAMES } from '@xinjian/format/lending/words'
import { weekday } from '../../kit/calendar/window.ts'
import { rulesHit } from '../../kit/sections/appendix.ts'
import { kpis, share } from '../../kit/sections/blocks.ts'
import type { Block, FactsBlock } from '../../report/document.ts'
import type { LendingBuild, LendingContext } from '../context.ts'
import { isNight } from '../indicators/applications.ts'
import { eventsOf, institutionsOf, type Seen, seen } from '../records/seen.ts'
import { rolling } from '../records/windows.ts'
import { firmSilence, roleName, toldSubjects } from '../told.ts'
import { type LendingLevel, levelOf } from '../verdict/level.ts'
import { LENDING_SAYS } from '../words.ts'
import { LENDING_SECTION_SAYS as SAYS } from './words.ts'

const SATURDAY = 5
export const isWeekend = ({ day, hour }: Seen): boolean => hour !== null && weekday(day) >= SATURDAY

const LEVELS: Record<LendingLevel, string> = {
  HIGH: LENDING_SAYS.high,
  MEDIUM: LENDING_SAYS.medium,
  LOW: LENDING_SAYS.low,
}

function levelText({ context, indicators }: LendingBuild): string {
  const found = levelOf(context, indicators)
  if (found.level === null) return SAYS.levelAbsent({ why: found.why })
  const names = toldSubjects(context).map(({ role }) => roleName(role))
  const level = LEVELS[found.level]
  return names.length === 0 ? level : SAYS.levelOf({ level, names })
}

function lastEvent(context: LendingContext): string {
  const [last] = seen(context)
  if (!last) return SAYS.none
  const { at, event, institution } = last.record
  return SAYS.eventAt({
    day: at.slice(0, 10),
    event: LENDING_NAMES[event],
    institution: LENDING_NAMES[institution],
  })
}

function toldItems(context: LendingContext): FactsBlock['items'] {
  const applied = rolling(eventsOf(context, 'APPLY'), context.asOf, 'm12')
  const timed = applied.filter(({ hour }) => hour !== null)
  const part = (holds: (one: Seen) => boolean) => share(timed.filter(holds).length, timed.length)
  return [
    { label: SAYS.yearInstitutions, value: institutionsOf(applied), type: 'int' },
    { label: SAYS.lastEvent, value: lastEvent(context) },
    { label: SAYS.nightShare, value: part(isNight), type: 'ratio' },
    { label: SAYS.weekendShare, value: part(isWeekend), type: 'ratio' },
  ]
}

export function conclusionBlocks(build: LendingBuild): Block[] {
  const { context } = build
  return [
    {
      ...{ kind: 'facts', id: 'conclusion', title: SAYS.facts },
      items: [
        { label: SAYS.level, value: levelText(build) },
        ...(firmSilence(context) ? [] : toldItems(context)),
      ],
    },
    kpis(build, 'conclusion-kpis', [
      'ML-01.M3.asOf',
      'ML-03.M1.asOf',
      'ML-04.M12.asOf',
      'ML-05.L12',
      'ML-06.M6.asOf',
      'ML-07.asOf',
    ]),
    rulesHit(build),
  ]
}
