import { contract, menuFor, type Permission } from '@xinjian/contract'
import { maskMobile } from '@xinjian/format'
import type { Database } from '../../db/pool.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Sealer } from '../../security/seal.ts'
import type { Captchas } from './captcha/captcha.ts'
import { changePassword } from './change-password.ts'
import { companyBasic } from './company.ts'
import { login } from './login.ts'
import { closeSession } from './sessions.ts'
import { RESEND_SECONDS, type SmsCodes } from './sms-codes.ts'
import { userByLogin } from './users.ts'

export interface SessionDeps {
  db: Database
  sealer: Sealer
  codes: SmsCodes
  captchas: Captchas
}

/** A set of rights lives as long as the identity it is of (identity.ts), and what is shown of it never changes. */
const menus = new WeakMap<ReadonlySet<Permission>, ReturnType<typeof menuFor>>()

function menuOf(permissions: ReadonlySet<Permission>): ReturnType<typeof menuFor> {
  const known = menus.get(permissions)
  if (known) return known
  const menu = menuFor(permissions)
  menus.set(permissions, menu)
  return menu
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

    userInfo({ session }) {
      const { mobile, createdAt, companyName, status } = session.holder
      return {
        id: session.userId,
        createdTime: createdAt,
        userName: session.userName,
        mobile: maskMobile(mobile),
        companyId: session.companyId,
        companyName,
        status: status as 'ACTIVE',
        roleList: [...session.namedRoles],
        permissions: [...session.permissions],
      }
    },

    userMenu: ({ session }) => menuOf(session.permissions),

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
