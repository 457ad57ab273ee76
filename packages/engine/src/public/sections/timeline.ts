/** Cases over time: each matter one line, 一审 → 二审 → 执行 → 终本. */
import { table, text, yuan } from '../../kit/sections/blocks.ts'
import { JOIN_SAYS } from '../../kit/words.ts'
import type { Block } from '../../report/document.ts'
import { type Chain, chains, type Step } from '../cases/chains.ts'
import type { PublicBuild } from '../context.ts'
import { legsOf } from '../records/seen.ts'
import { nameOf } from '../told.ts'
import { progressOf, ROLE_NAMES, stageName } from './court.ts'
import { PUBLIC_SECTION_SAYS as SAYS } from './words.ts'

/** Steps of one case told in full; the records behind the line open all of them. */
const TOLD = 6

const whatOf = ({ stage, kind }: Step): string =>
  stage === null ? nameOf(kind) : SAYS.staged({ stage: stageName(stage), kind: nameOf(kind) })

function stepWords(step: Step): string {
  const told = { day: step.on ?? '--', what: whatOf(step) }
  return step.caseNo === null ? SAYS.stepMute(told) : SAYS.step({ ...told, no: step.caseNo })
}

function course({ steps }: Chain): string {
  const parts = steps.slice(0, TOLD).map(stepWords)
  const rest = steps.length - parts.length
  return JOIN_SAYS.clauses({ parts: rest > 0 ? [...parts, SAYS.moreSteps({ n: rest })] : parts })
}

export function timelineBlocks({ context }: PublicBuild): Block[] {
  const all = chains(context)
  if (all.length === 0) return [text('no-timeline', SAYS.noCases)]
  return [
    table(
      'case-timeline',
      SAYS.timeline,
      [
        { key: 'to', title: SAYS.toDay, type: 'date' },
        { key: 'from', title: SAYS.fromDay, type: 'date' },
        { key: 'role', title: SAYS.role, type: 'text' },
        { key: 'cause', title: SAYS.cause, type: 'text' },
        { key: 'progress', title: SAYS.progress, type: 'text' },
        { key: 'amount', title: SAYS.amount, type: 'money', unit: SAYS.unit },
        { key: 'amountFrom', title: SAYS.amountFrom, type: 'text' },
        { key: 'steps', title: SAYS.steps, type: 'text' },
      ],
      all.map((chain) => ({
        cells: {
          ...{ to: chain.to, from: chain.from, role: ROLE_NAMES[chain.role], cause: chain.cause },
          progress: progressOf(chain),
          amount: chain.amount === null ? null : yuan(chain.amount.fen),
          amountFrom: chain.amount === null ? null : whatOf(chain.amount.step),
          steps: course(chain),
        },
        evidence: legsOf(chain.steps.map(({ seen }) => seen)),
      })),
      SAYS.timelineNote,
    ),
  ]
}
