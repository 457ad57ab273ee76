/** The choice of institutions: what is offered, what was chosen, and the configuration that follows from it. */
import type { ChosenInstitution, OfferedInstitution } from '@xinjian/contract/collect/institutions'
import { collect } from '@xinjian/contract/nouns/collect'
import { act, flow, step, take } from '../flow.ts'

export { MOST_INSTITUTIONS } from '@xinjian/contract/collect/direct-channel'
export type { ChosenInstitution, OfferedInstitution }

const QUIET = { again: true, silent: true }

export const offeredPage = (keyword: string, after: string | null, signal?: AbortSignal) =>
  act(
    collect.queryInstitution,
    { ...(keyword && { keyword }), ...(after && { after }), size: 20 },
    { ...QUIET, ...(signal && { signal }) },
  )

export const chosenOnes = (): Promise<ChosenInstitution[]> =>
  act(collect.getInstitutionsWithToken, {}, QUIET)

/** Chooses these; whom the following pages name as recipients, and whether they ask for a licence, follows from it. */
export async function chooseThem(codes: readonly string[]): Promise<boolean> {
  const { task } = await step(
    collect.authorizeWithToken,
    { institutions: [...codes] },
    { again: true },
  )
  const config = await act(collect.enterpriseConfiguration, {}, QUIET)
  flow.set((now) => ({ ...now, config, contracts: null }))
  take(task)
  return config.licenseRequired
}
