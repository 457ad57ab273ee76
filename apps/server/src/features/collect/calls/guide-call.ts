import type { contract } from '@xinjian/contract'
import type { Handlers } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { createGuideActors } from '../../../outside/guide.ts'
import type { CollectDeps } from '../deps.ts'
import { loadTask } from '../flow.ts'
import { mustAllow } from '../states.ts'
import { COLLECT_SAYS } from '../words.ts'
import { guidedFirm } from './guided-firm.ts'

/** Lends a guided visitor of the sandbox an invented firm; what is done with it goes by the calls that everybody's collection goes by. */
export function guideCall({
  config,
}: CollectDeps): Pick<Handlers<typeof contract.collect>, 'getGuide'> {
  const actors = createGuideActors(config)
  return {
    async getGuide(ctx) {
      const task = await loadTask(ctx)
      mustAllow('getGuide', task)
      const actor = await guidedFirm(actors, ctx.tenant, task)
      if (!actor) throw new Refusal('UNKNOWN', COLLECT_SAYS.guideOnlySandbox)
      return actor
    },
  }
}
