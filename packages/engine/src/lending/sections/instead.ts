/** What stands in the place of blocks that rest on what lenders told of the enterprise. */
import { text } from '../../kit/sections/blocks.ts'
import type { Block } from '../../report/document.ts'
import type { LendingBuild, LendingContext } from '../context.ts'
import { countedOf, firmSilence, toldAt, toldSubjects } from '../told.ts'
import { LENDING_SAYS as SAYS } from '../words.ts'

/** The reason where the enterprise was not told, and no block beside it; before the blocks whom they are of, where that is not everybody known. */
export const whereTold =
  (id: string, blocks: (build: LendingBuild) => Block[]) =>
  (build: LendingBuild): Block[] => {
    const quiet = firmSilence(build.context)
    if (quiet) return [text(`${id}-untold`, quiet.sentence)]
    return [...countedBlocks(build.context, id), ...blocks(build)]
  }

/** Whom what follows is of, where it is not of everybody known. */
export function countedBlocks(context: LendingContext, id: string): Block[] {
  const counted = countedOf(context)
  return counted ? [text(`${id}-counted`, SAYS.countedSentence(counted))] : []
}

/** Of the oldest answer. */
export const askedAt = (context: LendingContext): string =>
  toldAt(
    toldSubjects(context)
      .map(({ at }) => at)
      .filter((at) => at !== null)
      .toSorted()[0] ?? null,
  )
