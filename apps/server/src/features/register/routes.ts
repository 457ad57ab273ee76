import { contract } from '@xinjian/contract'
import { leaveTraceAlone } from '../../db/audit.ts'
import { actorOf } from '../../http/actor.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Sealer } from '../../security/seal.ts'
import { readLicensePhoto } from '../license/index.ts'
import type { createCaptchas } from '../session/index.ts'
import { activate, commit, info, keepLicence, type RegisterDeps } from './commit.ts'
import { decide, wire } from './decide.ts'
import { opened } from './opened.ts'
import * as store from './store.ts'
import { REGISTER_SAYS } from './words.ts'

interface Deps extends RegisterDeps {
  sealer: Sealer
  captchas: ReturnType<typeof createCaptchas>
}

export const registerRoutes = (deps: Deps) => {
  const { db, blobs, sealer, captchas } = deps
  return implement(contract.register, {
    async registerLicence(_ctx, _body, files) {
      const { bytes, license } = await readLicensePhoto(files, null)
      const { kind: _, ...read } = license
      return { licence: await keepLicence(deps, bytes, read), read }
    },
    async registerCommit(_ctx, { code, randomStr, work, ...wanted }) {
      if (!(await captchas.take({ code, randomStr, work })))
        throw new Refusal('BAD_CAPTCHA', undefined, 'code')
      return commit(deps, wanted)
    },
    registerInfo: (_ctx, { crypto_code }) => info(deps, crypto_code),
    async registerActivate(_ctx, body) {
      const now = Date.now()
      await activate(deps, {
        code: body.crypto_code,
        newPassword: await sealer.open(body.newPassword, now),
        repassword: await sealer.open(body.repassword, now),
      })
      return null
    },

    async registrationList({ session }, { page, size, ...filter }) {
      const { total, rows } = await store.registrations(db, filter, page, size)
      const open = await opened(deps, rows)
      return { total, page, size, rows: open.map((row) => wire(row, session.userId)) }
    },
    async registrationPicture(ctx, { id }) {
      const row = await store.byId(db, id)
      if (!row) throw new Refusal('UNKNOWN', REGISTER_SAYS.noSuchApplication)
      const { companyId } = ctx.session
      await leaveTraceAlone(db, companyId, actorOf(ctx, companyId), {
        kind: 'LOOK',
        action: 'registrationPicture',
        object: row.company_name,
      })
      const body = await blobs.readWhole(row.license_key)
      const png = body[0] === 0x89
      return {
        fileName: `营业执照-${id}.${png ? 'png' : 'jpg'}`,
        type: png ? 'image/png' : 'image/jpeg',
        body,
        sha256: row.license_key,
      }
    },
    registrationDecide: (ctx, asked) => decide(deps, ctx, asked),
  })
}
