/** What stands in the place of blocks that rest on what lenders told of the enterprise. */
import { text } from '../../kit/sections/blocks.ts'
import type { Block } from '../../report/document.ts'
import type { LendingBuild, LendingContext } from '../context.ts'
import { countedNote, firmSilence, toldAt, toldSubjects } from '../told.ts'

/** The reason where the enterprise was not told, and no block beside it. */
export const whereTold =
  (id: string, blocks: (build: LendingBuild) => Block[]) =>
  (build: LendingBuild): Block[] => {
    const quiet = firmSilence(build.context)
    return quiet ? [text(`${id}-untold`, quiet.sentence)] : blocks(build)
  }

/** Under a table: whom it is of, where it is not of everybody known. */
export const noteOf = (context: LendingContext, note: string): string => {
  const counted = countedNote(context)
  return counted ? `${note}${counted}。` : note
}

/** Of the oldest answer. */
export const askedAt = (context: LendingContext): string =>
  toldAt(
    toldSubjects(context)
      .map(({ at }) => at)
      .filter((at) => at !== null)
      .toSorted()[0] ?? null,
  )
