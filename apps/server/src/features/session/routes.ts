import { contract, menuFor } from '@xinjian/contract'
import { maskMobile } from '@xinjian/format'
import type { Database } from '../../db/pool.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Sealer } from '../../security/seal.ts'
import type { Captchas } from './captcha/captcha.ts'
import { changePassword } from './change-password.ts'
import { companyBasic } from './company.ts'
import { login } from './login.ts'
import { rolesOf } from './roles.ts'
import { closeSession } from './sessions.ts'
import { RESEND_SECONDS, type SmsCodes } from './sms-codes.ts'
import { userById, userByLogin } from './users.ts'

export interface SessionDeps {
  db: Database
  sealer: Sealer
  codes: SmsCodes
  captchas: Captchas
}

export const sessionRoutes = ({ db, sealer, codes, captchas }: SessionDeps) =>
  implement(contract.session, {
    captcha: () => captchas.create(),
    securityKey: () => sealer.offer(Date.now()),
    login: (_ctx, body) => login({ db, sealer, codes, captchas }, body),

    async smsCode(ctx, { mobile, code, randomStr, work }) {
      const proven = await captchas.take({ code, randomStr, work })
      if (!proven && (code || (await codes.sentLastHour(mobile, 'LOGIN')) >= 2))
        throw new Refusal('BAD_CAPTCHA', undefined, 'code')
      const user = await userByLogin(db, mobile)
      const deliver = await codes.draw(mobile, 'LOGIN')
      if (user?.status === 'ACTIVE')
        deliver().catch((err) => ctx.log.warn({ err }, 'login code was not delivered'))
      return { resendAfterSeconds: RESEND_SECONDS }
    },

    async logout(ctx, body) {
      const token = ctx.token ?? body.token
      if (token) await closeSession(db, token)
      return null
    },

    async userInfo({ session }) {
      const user = await userById(db, session.userId)
      if (!user) throw new Refusal('SESSION_REPLACED')
      return {
        id: user.id,
        createdTime: user.created_at.toISOString(),
        userName: user.user_name,
        mobile: maskMobile(user.mobile),
        companyId: session.companyId,
        companyName: user.company_name,
        status: user.status,
        roleList: await rolesOf(db, session),
        permissions: [...session.permissions],
      }
    },

    userMenu: ({ session }) => menuFor(session.permissions),

    async updatePassword({ session }, body) {
      if (session.kind === 'DEMO') throw new Refusal('FORBIDDEN', '演示账号不能修改密码')
      const now = Date.now()
      await changePassword(db, session.userId, {
        oldPassword: sealer.open(body.oldPassword, now),
        newPassword: sealer.open(body.newPassword, now),
        repassword: sealer.open(body.repassword, now),
      })
      return null
    },

    companyBasic: ({ session }) => companyBasic(db, session.companyId),
  })
