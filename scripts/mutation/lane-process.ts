/**
 * The child of a lane: a Vitest that stays, at the root of a copy of the repository, and judges one change after the other.
 * Messages in: {@link Question}. Messages out: `true` when it is ready, then each time whether all tests passed.
 */
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node'

export interface Question {
  /** Files to read anew, absolute. */
  anew: string[]
  /** Folder whose tests are asked first, absolute. */
  near: string
  /** Only the golden documents, or all tests but those. */
  golden: boolean
}

/** Tests that only say that something changed, not what it should be. */
const GOLDEN = /\/archive\.test\.ts$/

/** How long each file of tests took when it ran first, which is without a change; ms. */
const took = new Map<string, number>()

let near = ''

/** What stands beside the change comes first, and of that what takes least: most changes are noticed there, within milliseconds. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const far = ({ moduleId }: TestSpecification) => Number(!moduleId.startsWith(near))
    const ms = ({ moduleId }: TestSpecification) => took.get(moduleId) ?? 0
    return [...files].sort((a, b) => far(a) - far(b) || ms(a) - ms(b))
  }
}

const vitest = await createVitest('test', {
  run: true,
  watch: false,
  reporters: [{}],
  silent: true,
  sequence: { sequencer: NearestFirst },
})
const all = await vitest.globTestSpecifications()

process.on('message', async ({ anew, near: folder, golden }: Question) => {
  near = folder
  for (const file of anew) vitest.invalidateFile(file)
  const asked = all.filter(({ moduleId }) => GOLDEN.test(moduleId) === golden)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(asked, true)
  for (const module of testModules)
    if (!took.has(module.moduleId)) took.set(module.moduleId, module.diagnostic().duration)
  process.send!(unhandledErrors.length === 0 && !testModules.some((m) => m.state() === 'failed'))
})
process.send!(true)
