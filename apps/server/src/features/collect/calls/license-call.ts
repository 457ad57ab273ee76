/** The photo of the business licence: read, shown for correction, noted that it was seen. The picture itself is not kept. */
import type { contract } from '@xinjian/contract'
import type { Handlers } from '../../../http/implement.ts'
import { readLicensePhoto } from '../../license/index.ts'
import { EVENT_SAYS } from '../black-box/words.ts'
import { act, change, loadTask } from '../flow.ts'
import { refuseOtherFirm } from '../link-firm.ts'
import { mustAllow } from '../states.ts'

export const licenseCall: Pick<Handlers<typeof contract.collect>, 'licenseOcr'> = {
  async licenseOcr(ctx, _body, files) {
    mustAllow('licenseOcr', await loadTask(ctx))
    const { license } = await readLicensePhoto(files, ctx.tenant.companyId)
    await act(ctx, 'licenseOcr', (task) => {
      refuseOtherFirm(task, license.taxNo)
      return change(
        ctx.tenant,
        task,
        { state: 'LICENSE', license: { taxNo: license.taxNo, doubtful: license.doubtful } },
        { step: 'LICENSE', actor: 'USER', text: EVENT_SAYS.licenceRead },
      )
    })
    const { kind: _, ...read } = license
    return read
  },
}
